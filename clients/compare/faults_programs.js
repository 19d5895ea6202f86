// Property test: whether an old minifier changes what a program prints.
//
//     MINIFIER=FOLDER node faults_programs.js
// reads programs from standard input, each as a JSON text on a line, and answers each with a line:
// {"fault": TEXT or null, "valid": whether the program itself runs}.
'use strict';

const readline = require('node:readline');
const vm = require('node:vm');
const minifier = require(process.env.MINIFIER);

// Returns what a program prints; nothing if it is invalid or fails.
function printed(text) {
  const lines = [];
  const console = { log: (...words) => lines.push(words.map(shown).join(' ')) };
  const context = vm.createContext({ console });
  try {
    new vm.Script(text).runInContext(context, { timeout: 300 });
  } catch (error) {
    return { error: `${error?.name ?? 'Error'}`, lines: lines.join('\n') };
  }
  return { lines: lines.join('\n') };
}

function shown(value) {
  return Object.is(value, -0) ? '-0' : typeof value === 'function' ? 'function' : String(value);
}

function fault(text) {
  const before = printed(text);
  if (before.error !== undefined) {
    return { fault: null, valid: false };
  }
  let small;
  try {
    const { code, error } = minifier.minify(text, { toplevel: true, compress: { passes: 2 } });
    if (error) {
      const message = String(error.message).replace(/\d+|`[^`]*`|'[^']*'|\[[^\]]*\]/g, 'N');
      return { fault: `crash: ${message.slice(0, 60)}`, valid: true };
    }
    small = code;
  } catch (error) {
    return { fault: `crash: ${String(error.message).slice(0, 60)}`, valid: true };
  }
  const after = printed(small);
  if (after.error !== undefined) {
    return { fault: `fails: ${after.error}`, valid: true };
  }
  return { fault: after.lines === before.lines ? null : 'differs', valid: true };
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  process.stdout.write(JSON.stringify(fault(JSON.parse(line))) + '\n');
});
