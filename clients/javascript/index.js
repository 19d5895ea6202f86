// The client for Node: serves an unchanged script.
// `node --require greduce gen.js 7`, started with the environment variable GREDUCE, speaks the
// protocol of docs/protocol.md on standard input and output. Each run is a separate process, so
// that none sees what another one left.
// Within one process: `const run = greduce.record(generate)`, `run.events`,
// `greduce.replay(run.events, generate)`.
'use strict';

const childProcess = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { version } = require('./package.json');
const { Halted, LimitReached, Run } = require('./run.js');
const trace = require('./trace.js');

// The current run, and the handler of what it throws.
let current = null;
let guarded = (action) => action();

// Chooses a number in a range, both ends included. Outside a run it is random.
function range(low, high) {
  return number('range', low, high);
}

// Chooses one of several things; false and true by their value, not by their order.
function pick(things) {
  if (things.length === 2 && Array.isArray(things) && things.includes(false) && things.includes(true)) {
    return flag();
  }
  return things[number('pick', 0, things.length - 1, (at) => shown(things[at]))];
}

// Returns the text of a value, by which alternatives of two runs are compared; of a function its
// source. Objects have none: they are equal only to themselves, and another run has other ones.
function shown(value) {
  const kind = typeof value;
  return kind === 'object' && value !== null ? undefined : `${kind} ${Object.is(value, -0) ? '-0' : String(value)}`;
}

// Chooses true or false.
function flag() {
  return number('branch', 0, 1) === 1;
}

function number(kind, low, high, text) {
  if (!(low <= high)) {
    throw new RangeError('there is nothing to choose from');
  }
  const drawn = (random) => low + Math.floor(random() * (high - low + 1));
  if (current === null) {
    return drawn(Math.random);
  }
  return guarded(() => current.number(kind, low, high, () => drawn(current.draw), text));
}

// Runs a function with options; returns its value and its choices.
function within(options, generate) {
  const random = Math.random;
  const run = new Run({ ...options, random });
  Math.random = () => run.random();
  current = run;
  try {
    const value = generate();
    run.follower?.finish();
    return { value, events: run.events() };
  } finally {
    Math.random = random;
    current = null;
  }
}

// Records the choices of a function; a `seed` determines them.
function record(generate, options = {}) {
  return within(options, generate);
}

// Runs a function by a trace; a `strict` run throws `Halted` where it leaves the trace.
function replay(events, generate, options = {}) {
  return within({ ...options, trace: events }, generate);
}

// Yields requests, line by line.
function* lines(descriptor) {
  const buffer = Buffer.alloc(1 << 16);
  let rest = Buffer.alloc(0);
  for (;;) {
    let count;
    try {
      count = fs.readSync(descriptor, buffer, 0, buffer.length, null);
    } catch (error) {
      if (error.code === 'EAGAIN') {
        continue;
      }
      if (error.code === 'EOF') {
        return;
      }
      throw error;
    }
    if (count === 0) {
      return;
    }
    rest = Buffer.concat([rest, buffer.subarray(0, count)]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield rest.subarray(0, end).toString();
      rest = rest.subarray(end + 1);
    }
  }
}

function put(data) {
  const bytes = Buffer.from(data);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += fs.writeSync(1, bytes, at);
    } catch (error) {
      if (error.code === 'EPIPE') {
        // The reader is gone.
        process.exit(0);
      }
      if (error.code !== 'EAGAIN') {
        throw error;
      }
    }
  }
}

// Yields the requests of the reducer, each with the text of its trace.
function* requests() {
  const rows = lines(0);
  for (let row = rows.next(); !row.done; row = rows.next()) {
    if (row.value.trim() === '') {
      continue;
    }
    const request = JSON.parse(row.value);
    if (request.run === 'replay') {
      const text = [];
      for (row = rows.next(); !row.done && !row.value.startsWith('{"end"'); row = rows.next()) {
        text.push(row.value);
      }
      request.trace = text.join('\n');
    }
    yield request;
  }
}

function greet() {
  put(JSON.stringify({ protocol: 1, client: `greduce for Node.js ${version}` }) + '\n');
}

// Serves requests: runs the script again and again.
function serve() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greduce-'));
  const [asked, made, printed] = ['request', 'result', 'output'].map((name) => path.join(folder, name));
  greet();
  try {
    for (const request of requests()) {
      put(Buffer.concat(answer(request, { asked, made, printed })));
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
}

function answer(request, { asked, made, printed }) {
  fs.writeFileSync(asked, JSON.stringify(request));
  fs.rmSync(made, { force: true });
  const output = fs.openSync(printed, 'w');
  const variables = { ...process.env, GREDUCE_RUN: asked, GREDUCE_RESULT: made };
  delete variables.GREDUCE;
  const done = childProcess.spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    env: variables,
    stdio: ['ignore', output, 'inherit'],
  });
  fs.closeSync(output);
  const end = (value) => [Buffer.from(JSON.stringify(value) + '\n')];
  const result = fs.existsSync(made) ? fs.readFileSync(made, 'utf8') : '';
  if (result.startsWith('{"end"')) {
    return [Buffer.from(result)];
  }
  if (done.error || done.status !== 0 || result === '') {
    const how = done.error?.message ?? (done.signal ? `signal ${done.signal}` : `status ${done.status}`);
    return end({ end: 'failed', message: `it ended with ${how}` });
  }
  const bytes = fs.readFileSync(printed);
  return [Buffer.from(result), ...end({ end: 'done', output: bytes.length }), bytes];
}

// Turns a function that returns a text into a program.
// Started by `secateur generator`, it serves requests, each run a call in this process; otherwise
// it prints what the function returns.
function serveFunction(generate) {
  if (process.env.GREDUCE === undefined) {
    process.stdout.write(generate());
    return;
  }
  greet();
  for (const request of requests()) {
    const { strict, arbitrary, seed, limit } = request;
    const events = request.run === 'replay' ? trace.parse(request.trace) : undefined;
    let done;
    try {
      done = within({ trace: events, strict, arbitrary, seed, limit }, generate);
    } catch (error) {
      put(JSON.stringify(ending(error) ?? { end: 'failed', message: String(error) }) + '\n');
      continue;
    }
    const bytes = Buffer.from(done.value);
    const end = JSON.stringify({ end: 'done', output: bytes.length }) + '\n';
    put(Buffer.concat([Buffer.from(trace.format(done.events) + end), bytes]));
  }
}

// Returns the end of a run that is given up; undefined for other errors.
function ending(error) {
  if (error instanceof Halted) {
    return { end: 'halted', at: error.at };
  }
  return error instanceof LimitReached ? { end: 'limit' } : undefined;
}

// Runs once, in a separate process: the script comes next.
function runOnce() {
  const request = JSON.parse(fs.readFileSync(process.env.GREDUCE_RUN, 'utf8'));
  const made = process.env.GREDUCE_RESULT;
  delete process.env.GREDUCE_RUN;
  delete process.env.GREDUCE_RESULT;
  const stop = (error) => {
    fs.writeFileSync(made, JSON.stringify(ending(error)) + '\n');
    // Bypasses the generator's exit handlers.
    process.reallyExit(0);
  };
  guarded = (action) => {
    try {
      return action();
    } catch (error) {
      if (ending(error) !== undefined) {
        stop(error);
      }
      throw error;
    }
  };
  const events = request.run === 'replay' ? trace.parse(request.trace) : undefined;
  const { strict, arbitrary, seed, limit } = request;
  const run = new Run({ trace: events, strict, arbitrary, seed, limit, random: Math.random });
  current = run;
  Math.random = () => guarded(() => run.random());
  process.on('exit', (status) => {
    if (status === 0) {
      guarded(() => run.follower?.finish());
      fs.writeFileSync(made, trace.format(run.events()));
    }
  });
}

if (process.env.GREDUCE_RUN !== undefined) {
  runOnce();
} else if (process.env.GREDUCE !== undefined && require.main === undefined) {
  // Loaded before the script.
  serve();
}

const { format, parse } = trace;
module.exports = { Halted, LimitReached, Run, flag, format, parse, pick, range, record, replay, serve: serveFunction };
