// Serves the unchanged programs.js in one process: a run evaluates its text again.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const greduce = require('../javascript');

const filename = path.join(__dirname, 'programs.js');
const text = fs.readFileSync(filename, 'utf8');
const script = new vm.Script(`(function (console) {${text}\n})`, { filename });

greduce.serve(() => {
  const printed = [];
  script.runInThisContext()({ log: (line) => printed.push(`${line}\n`) });
  return printed.join('');
});
