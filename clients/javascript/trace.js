// Traces, in the format of docs/traces.md.
// A trace is a flat list of events in preorder: {begin: KIND, place}, {end: true} and {choice:
// KIND, place, low, high, decision}, with a `value`, the text of the chosen alternative, if the list
// has the property `valued`.
'use strict';

const VERSION = 1;

// The greatest decision of a `real`, in units of 2^-53.
const REAL_HIGH = 2 ** 53 - 1;

// Returns the lines of a trace, each with its end.
function format(events) {
  const lines = [JSON.stringify(events.valued ? { trace: VERSION, values: true } : { trace: VERSION })];
  const numbers = new Map();
  for (const event of events) {
    if (event.end) {
      lines.push('["e"]');
      continue;
    }
    let number = numbers.get(event.place);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(event.place, number);
      lines.push(JSON.stringify(['p', number, event.place]));
    }
    if (event.begin) {
      lines.push(JSON.stringify(['b', event.begin, number]));
    } else {
      const value = event.value === undefined ? [] : [event.value];
      lines.push(JSON.stringify(['c', event.choice, number, event.low, event.high, event.decision, ...value]));
    }
  }
  return lines.join('\n') + '\n';
}

// Returns the events of a trace's text; throws if the text is invalid.
function parse(text) {
  const [first, ...rows] = text.split('\n').filter((line) => line.trim() !== '');
  const header = first === undefined ? {} : JSON.parse(first);
  if (header.trace !== VERSION) {
    throw new Error(`no trace of version ${VERSION}: ${first}`);
  }
  const events = [];
  if (header.values === true) {
    events.valued = true;
  }
  const places = [];
  let depth = 0;
  for (const row of rows) {
    const [letter, ...rest] = JSON.parse(row);
    const place = places[rest[1]];
    if (letter === 'p' && rest[0] === places.length && typeof rest[1] === 'string') {
      places.push(rest[1]);
    } else if (letter === 'b' && place !== undefined) {
      events.push({ begin: rest[0], place });
      depth += 1;
    } else if (letter === 'e' && depth > 0) {
      events.push({ end: true });
      depth -= 1;
    } else if (letter === 'c' && place !== undefined && (rest.length === 5 || typeof rest[5] === 'string')) {
      const [choice, , low, high, decision, value] = rest;
      events.push({ choice, place, low, high, decision, ...(value === undefined ? {} : { value }) });
    } else {
      throw new Error(`not a line of a trace: ${row.slice(0, 80)}`);
    }
  }
  while (depth > 0) {
    events.push({ end: true });
    depth -= 1;
  }
  return events;
}

module.exports = { REAL_HIGH, VERSION, format, parse };
