// The generators that every client is tested with: `programs.js NAME SEED`.
'use strict';

const fs = require('node:fs');
const { flag, pick, range } = require('../index.js');

let state = 0;

function item(depth) {
  const number = range(-20, 20);
  if (depth < 2 && Math.random() < 0.5) {
    const inner = [];
    for (let left = Math.floor(Math.random() * 3); left > 0; left -= 1) {
      inner.push(item(depth + 1));
    }
    return `(${number} ${inner.join(' ')})`;
  }
  const letters = ['a', 'b', 'c', 'd'].map((letter) => [Math.random(), letter]);
  letters.sort((one, other) => one[0] - other[0]);
  return `${number}${letters.map(([, letter]) => letter).join('')}${pick(['x', 'y', 'z'])}${flag()}`;
}

const programs = {
  lists() {
    for (let left = range(1, 2); left > 0; left -= 1) {
      console.log(item(0));
    }
    setTimeout(() => console.log(Math.random()), 1);
  },
  fails() {
    const number = range(0, 9);
    if (number > 4) {
      process.exitCode = 1;
    }
    console.log(number);
  },
  state() {
    Math.random();
    state += 1;
    console.log(state);
  },
  blocks() {
    if (Math.random() < 0.9) {
      console.log(`a ${range(0, 9)}`);
      if (Math.random() < 0.9) {
        console.log(`b ${range(0, 9)}`);
      }
    }
    if (Math.random() < 0.9) {
      console.log(`c ${range(0, 9)}`);
    }
    if (pick([true, false])) {
      console.log('d');
    }
    if (Math.random() < 0.9) {
      console.log('e');
    }
  },
  values() {
    const letters = flag() ? ['a', 'b', 'c'] : ['b', 'c'];
    console.log(pick(letters));
  },
  bytes() {
    Math.random();
    const all = Buffer.from([...Array(256).keys()]);
    fs.writeSync(1, Buffer.concat([all, Buffer.from(String(fs.readFileSync(0).length))]));
  },
};

programs[process.argv[2]]();
