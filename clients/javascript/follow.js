// The follower of a trace: docs/protocol.md, "Following a trace".
'use strict';

// The error of a strict run that left its trace.
class Halted extends Error {
  constructor(at) {
    super(`halted at choice ${at}`);
    this.at = at;
  }
}

const WORD = (1n << 64n) - 1n;

// Returns the next number of SplitMix64 after a state (BigInt).
function mixed(state) {
  let z = state & WORD;
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & WORD;
  return z ^ (z >> 31n);
}

const GAMMA = 0x9e3779b97f4a7c15n;

// Returns the fresh number of index `count`, from 0, at a place: low ones first.
function freshNumber(count, low, high) {
  const z = mixed((BigInt(count) + 1n) * GAMMA);
  const part = Number(z >> 11n) * 2 ** -53 * Math.min(1, (count + 1) / 16);
  return low + Math.min(Math.floor(part * (high - low + 1)), high - low);
}

// Returns a source of numbers from 0 up to 1 that depend on a seed.
function seeded(seed) {
  let state = BigInt(seed) & WORD;
  return () => {
    state = (state + GAMMA) & WORD;
    return Number(mixed(state) >> 11n) * 2 ** -53;
  };
}

// A cursor that moves along a trace. All choices of this client are numbers.
class Follower {
  // `arbitrary` is the seed of arbitrary decisions, or undefined.
  constructor(events, strict, arbitrary) {
    this.events = events;
    this.strict = strict;
    this.arbitrary = arbitrary === undefined ? null : seeded(arbitrary);
    this.ends = ends(events);
    this.open = [{ next: 0, end: events.length }];
    this.answered = 0;
    this.behind = 0;
    this.fresh = new Map();
  }

  // Begins a part.
  begin(kind, place) {
    const found = this.find((event) => event.begin === kind && event.place === place);
    this.open.push(found === null ? null : { next: found + 1, end: this.ends[found] - 1 });
  }

  // Ends the innermost part.
  end() {
    this.open.pop();
  }

  // Whether alternatives are matched by value.
  get values() {
    return this.events.valued === true;
  }

  // Returns the decision for a choice; `text` returns the text of an alternative, if they have any.
  choose(kind, place, low, high, text) {
    const at = this.answered;
    this.answered += 1;
    const found = this.find((event) => event.choice === kind && event.place === place);
    if (this.strict && (found === null || found !== this.following())) {
      throw new Halted(at);
    }
    if (found === null && this.arbitrary === null) {
      const count = this.fresh.get(place) ?? 0;
      this.fresh.set(place, count + 1);
      return freshNumber(count, low, high);
    }
    if (found !== null) {
      this.behind = found + 1;
    }
    const decision = found === null ? NaN : this.events[found].decision;
    const legal = decision >= low && decision <= high;
    const value = found === null || text === undefined ? undefined : this.events[found].value;
    if (value !== undefined) {
      if (legal && text(decision) === value) {
        return decision;
      }
      for (let number = low; number <= high; number += 1) {
        if (text(number) === value) {
          return number;
        }
      }
    } else if (legal) {
      return decision;
    }
    if (this.strict) {
      throw new Halted(at);
    }
    if (this.arbitrary !== null) {
      return low + Math.min(Math.floor(this.arbitrary() * (high - low + 1)), high - low);
    }
    return Math.min(Math.max(decision, low), high);
  }

  // Ends the run.
  finish() {
    if (this.strict && this.following() !== null) {
      throw new Halted(this.answered);
    }
  }

  following() {
    for (let at = this.behind; at < this.events.length; at += 1) {
      if (this.events[at].choice !== undefined) {
        return at;
      }
    }
    return null;
  }

  find(isIt) {
    const position = this.open[this.open.length - 1];
    if (position === null) {
      return null;
    }
    for (let at = position.next; at < position.end; at = this.ends[at]) {
      if (isIt(this.events[at])) {
        position.next = this.ends[at];
        return at;
      }
    }
    return null;
  }
}

// Returns, for each event, the first one after it and all within it.
function ends(events) {
  const behind = events.map((_, at) => at + 1);
  const open = [];
  events.forEach((event, at) => {
    if (event.begin !== undefined) {
      open.push(at);
    } else if (event.end) {
      behind[open.pop()] = at + 1;
    }
  });
  return behind;
}

module.exports = { Follower, Halted, freshNumber, seeded };
