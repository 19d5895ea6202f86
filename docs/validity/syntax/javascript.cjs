// Answers for each candidate why V8's parser rejects it as a script, as a module and as a CommonJS
// module.
"use strict";
const fs = require("fs");
const vm = require("vm");

function fault(text) {
  const goals = [
    () => new vm.Script(text),
    () => vm.compileFunction(text),
    () => new vm.SourceTextModule(text),
  ];
  const messages = [];
  for (const compile of goals) {
    try {
      compile();
      return "";
    } catch (error) {
      messages.push(String(error.message));
    }
  }
  // Of a module the others know only that it imports.
  return /import|export/.test(messages[0]) ? messages[2] : messages[0];
}

let read = Buffer.alloc(0);
const chunk = Buffer.alloc(1 << 16);
function more() {
  const count = fs.readSync(0, chunk, 0, chunk.length, null);
  read = Buffer.concat([read, chunk.subarray(0, count)]);
  return count > 0;
}
function take(count) {
  const taken = read.subarray(0, count);
  read = read.subarray(count);
  return taken;
}
for (;;) {
  let end;
  while ((end = read.indexOf(10)) < 0) {
    if (!more()) process.exit(0);
  }
  const size = Number(take(end + 1).toString());
  while (read.length < size && more());
  const message = fault(take(size).toString());
  fs.writeSync(1, message.split(/\s+/).join(" ") + "\n");
}
