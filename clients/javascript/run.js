// A run of a generator: Math.random with its place and the active calls.
// JavaScript shows the place of a call, but not its activation of a function. The order of the text
// implies it: where a run goes back in a function, or reaches a place again, another activation has
// begun (or another iteration of a loop, which is as good: it may go as a whole).
'use strict';

const path = require('node:path');
const { Follower, Halted, seeded } = require('./follow.js');
const { REAL_HIGH } = require('./trace.js');

const UNITS = 2 ** 53;
const BASE = path.join(__dirname, 'index.js');

// The error of a run that exceeds its number of choices.
class LimitReached extends Error {}

// A run: recorded, and by a trace if there is one.
class Run {
  // `trace` is a list of events or undefined; `seed` a number or undefined.
  constructor({ trace, strict = false, arbitrary, seed, limit = Infinity, random = Math.random } = {}) {
    this.follower = trace === undefined ? null : new Follower(trace, strict, arbitrary);
    this.draw = seed === undefined || seed === null ? random : seeded(seed);
    this.left = limit;
    this.written = [];
    this.stack = [];
  }

  // Returns the choices so far.
  events() {
    const events = [...this.written, ...this.stack.slice(1).map(() => ({ end: true }))];
    if (this.follower?.values) {
      events.valued = true;
    }
    return events;
  }

  // Replaces Math.random.
  random() {
    return this.number('real', 0, REAL_HIGH, () => Math.floor(this.draw() * UNITS)) / UNITS;
  }

  // Chooses a number; `draw` decides where no trace does. `text` returns the text of an alternative.
  number(kind, low, high, draw, text) {
    if (this.left <= 0) {
      throw new LimitReached('the run has too many choices');
    }
    this.left -= 1;
    const place = this.enter(sites());
    const of = this.follower?.values ? text : undefined;
    const decision = this.follower === null ? draw() : this.follower.choose(kind, place, low, high, of);
    const value = of?.(decision);
    this.written.push({ choice: kind, place, low, high, decision, ...(value === undefined ? {} : { value }) });
    return decision;
  }

  // Adjusts the open parts to the active calls; returns the place of the choice.
  enter(active) {
    const before = this.stack;
    let same = 0;
    while (same < before.length && same < active.length && equal(before[same], active[same])) {
      same += 1;
    }
    // The first frame that differs is the same activation if the run continued in it.
    const goesOn = same < before.length && same < active.length && follows(before[same], active[same]);
    let kept = goesOn ? same + 1 : same;
    if (same === before.length && same === active.length) {
      kept = same - 1;
    }
    kept = Math.max(kept, 1);
    for (let at = before.length; at > kept; at -= 1) {
      this.written.push({ end: true });
      this.follower?.end();
    }
    for (let at = kept; at < active.length; at += 1) {
      const place = active[at - 1].place;
      this.written.push({ begin: 'call', place });
      this.follower?.begin('call', place);
    }
    this.stack = active;
    return active[active.length - 1].place;
  }
}

function equal(one, other) {
  return one === other || (one.place === other.place && one.name === other.name);
}

// Tests whether a place is after another one in the same function.
function follows(before, now) {
  const same = before.file === now.file && before.name === now.name;
  return same && (now.line > before.line || (now.line === before.line && now.column > before.column));
}

// Sites by file and position, shared by all calls from there; none for files of Node and of this
// package.
const files = new Map();

function site(call) {
  const file = call.getFileName();
  let known = files.get(file);
  if (known === undefined) {
    const strange = typeof file !== 'string' || file.startsWith('node:') || path.dirname(file) === __dirname;
    known = strange ? null : new Map();
    files.set(file, known);
  }
  if (known === null) {
    return null;
  }
  const position = call.getPosition();
  let found = known.get(position);
  if (found === undefined) {
    const [line, column] = [call.getLineNumber(), call.getColumnNumber()];
    const place = `${path.basename(file)}:${line}:${column}`;
    found = { file, line, column, name: call.getFunctionName(), place };
    known.set(position, found);
  }
  return found;
}

// Returns the sites of the active calls, outermost first, without those of Node and of this
// package.
function sites() {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.prepareStackTrace = (_, calls) => calls;
  Error.stackTraceLimit = 1000;
  const holder = {};
  Error.captureStackTrace(holder, sites);
  const calls = holder.stack;
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  const found = [];
  for (const call of calls) {
    const active = site(call);
    if (active !== null) {
      found.push(active);
    } else if (call.getFileName() === BASE && call.getFunctionName() === 'within') {
      // Outer calls only started the run.
      break;
    }
  }
  found.reverse();
  return found.length > 0 ? found : [{ file: '?', line: 0, column: 0, name: null, place: '?' }];
}

module.exports = { Halted, LimitReached, Run };
