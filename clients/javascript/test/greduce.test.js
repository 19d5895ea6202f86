'use strict';

const assert = require('node:assert');
const childProcess = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const test = require('node:test');
const greduce = require('../index.js');
const { Follower, Halted, freshNumber } = require('../follow.js');

const below = (n) => Math.floor(Math.random() * n);

function letter() {
  return 'abcdefgh'[below(8)];
}

function word() {
  let made = '';
  const length = 1 + below(4);
  for (let at = 0; at < length; at += 1) {
    made += letter();
  }
  return made;
}

function words() {
  const made = [];
  for (let left = below(5) + 2; left > 0; left -= 1) {
    made.push(word());
  }
  return made.join(' ');
}

test('a trace makes the same again', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { value, events } = greduce.record(words, { seed });
    const read = greduce.parse(greduce.format(events));
    for (const strict of [false, true]) {
      const again = greduce.replay(read, words, { strict });
      assert.deepStrictEqual(again, { value, events });
    }
  }
});

test('functions and plain values are matched by their value', () => {
  const things = [0, -0, null, undefined, '0', () => 1, () => 2];
  const choose = () => greduce.pick(greduce.flag() ? [...things, 'a'] : ['a', ...things]);
  for (let seed = 0; seed < 20; seed += 1) {
    const { events } = greduce.record(choose, { seed });
    events.valued = true;
    const valued = greduce.replay(events, choose, { strict: true });
    const changed = greduce.parse(greduce.format(valued.events));
    const flag = changed.find((event) => event.choice === 'branch');
    flag.decision = 1 - flag.decision;
    assert.deepStrictEqual(greduce.replay(changed, choose, { strict: true }).value, valued.value);
  }
});

test('objects are matched by their index', () => {
  const choose = () => greduce.pick([{}, {}, {}].slice(greduce.range(0, 1))) && 'any';
  const { events } = greduce.record(choose, { seed: 3 });
  events.valued = true;
  const valued = greduce.replay(events, choose, { strict: true }).events;
  assert.ok(valued.every((event) => event.value === undefined));
  assert.deepStrictEqual(greduce.replay(valued, choose, { strict: true }).events, valued);
});

test('false and true are chosen by their value', () => {
  for (const values of [[false, true], [true, false]]) {
    const choose = () => greduce.pick(values);
    const made = new Set();
    for (let seed = 0; seed < 9; seed += 1) {
      const { value, events } = greduce.record(choose, { seed });
      const [choice] = events.filter((event) => event.choice);
      assert.deepStrictEqual([choice.choice, choice.decision], ['branch', Number(value)]);
      assert.strictEqual(greduce.replay(events, choose, { strict: true }).value, value);
      made.add(value);
    }
    assert.strictEqual(made.size, 2);
  }
  const { events } = greduce.record(() => greduce.pick([0, true]));
  assert.strictEqual(events.at(-1).choice, 'pick');
});

test('each call is a part', () => {
  const { value, events } = greduce.record(words, { seed: 2 });
  const letters = value.replaceAll(' ', '').length;
  const choices = events.filter((event) => event.choice);
  assert.strictEqual(choices.length, letters + value.split(' ').length + 1);
  // In a word of several letters, each letter is a part within that of the word.
  let depth = 0;
  const deepest = events.map((event) => (depth += event.begin ? 1 : event.end ? -1 : 0));
  assert.strictEqual(depth, 0);
  assert.strictEqual(Math.max(...deepest), 3);
});

test('a run may be too long, or leave its trace', () => {
  assert.throws(() => greduce.record(words, { limit: 2 }), greduce.LimitReached);
  const { events } = greduce.record(words, { seed: 1 });
  assert.throws(() => greduce.replay(events, () => 1, { strict: true }), Halted);
  assert.throws(() => greduce.replay([], words, { strict: true }), Halted);
  assert.strictEqual(greduce.replay(events, () => 1).value, 1);
});

test('decisions are found by kind and place', () => {
  const choice = (place, decision) => ({ choice: 'real', place, low: 0, high: 9, decision });
  const follower = new Follower([choice('a', 1), choice('b', 9), choice('a', 2)], false);
  assert.strictEqual(follower.choose('real', 'b', 0, 5), 5);
  assert.strictEqual(follower.choose('real', 'c', 7, 9), 7);
  assert.strictEqual(follower.choose('real', 'a', 0, 9), 2);
  assert.strictEqual(follower.choose('real', 'a', 0, 9), freshNumber(0, 0, 9));
});

const SCRIPT = `
const below = (n) => Math.floor(Math.random() * n);
for (let left = below(5) + 1; left > 0; left -= 1) console.log('x'.repeat(1 + below(9)));
if (Math.random() > 0.999) process.exit(3);
setTimeout(() => process.stdout.write(String(Math.random() < 0.5)), 1);
`;

test('the protocol is spoken', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greduce-test-'));
  const script = path.join(folder, 'gen.js');
  fs.writeFileSync(script, SCRIPT);
  const index = path.join(__dirname, '..', 'index.js');
  const ask = (text) => {
    const done = childProcess.spawnSync(process.execPath, ['--require', index, script], {
      env: { ...process.env, GREDUCE: '1' },
      input: text,
    });
    const [greeting, ...rest] = done.stdout.toString().split('\n');
    assert.strictEqual(JSON.parse(greeting).protocol, 1);
    return rest.join('\n');
  };
  const made = ask('{"run":"record","seed":4,"limit":100}\n');
  const end = made.indexOf('{"end"');
  const trace = made.slice(0, end);
  assert.match(made.slice(end), /^\{"end":"done","output":\d+\}\nx+\n[^]*(true|false)$/);
  for (const strict of [false, true]) {
    const replay = `{"run":"replay","strict":${strict},"limit":100}\n${trace}{"end":"trace"}\n`;
    // Twice by one client.
    assert.strictEqual(ask(replay + replay), made + made);
  }
  assert.strictEqual(ask('{"run":"record","limit":1}\n'), '{"end":"limit"}\n');
  const halted = ask('{"run":"replay","strict":true,"limit":9}\n{"trace":1}\n{"end":"trace"}\n');
  assert.strictEqual(halted, '{"end":"halted","at":0}\n');
  const place = /\["p",(\d+),"gen.js:4/.exec(trace);
  assert.ok(place);
  const fails = trace.replace(
    new RegExp(`\\["c","real",${place[1]},0,(\\d+),\\d+\\]`),
    `["c","real",${place[1]},0,$1,$1]`,
  );
  const failed = ask(`{"run":"replay","strict":false,"limit":99}\n${fails}{"end":"trace"}\n`);
  assert.strictEqual(failed, '{"end":"failed","message":"it ended with status 3"}\n');
  fs.rmSync(folder, { recursive: true });
});

test('a function can be served', () => {
  const index = path.join(__dirname, '..', 'index.js');
  const script = `const g = require(${JSON.stringify(index)});
    let runs = 0;
    g.serve(() => { runs += 1; return runs + ' ' + g.range(5, 9) + g.pick('ab') + g.flag() + Math.random(); });`;
  const ask = (input) => {
    const env = { ...process.env, ...(input ? { GREDUCE: '1' } : {}) };
    return childProcess.spawnSync(process.execPath, ['-e', script], { env, input }).stdout.toString();
  };
  assert.match(ask(''), /^1 [5-9][ab](true|false)0/);
  const made = ask('{"run":"record","seed":1,"limit":9}\n{"run":"record","seed":1,"limit":3}\n');
  const [, first, output] = /^.*\n([^]*"output":\d+\}\n)1 ([^{]*)\{"end":"limit"\}\n$/.exec(made);
  const replay = `{"run":"replay","strict":true,"limit":9}\n${first.replace(/\{"end".*\n/, '')}{"end":"trace"}\n`;
  assert.ok(ask(replay).endsWith(`${first}1 ${output}`));
});
