// Whether a script compiles and names nothing undefined (needs espree, eslint-scope and
// globals).
"use strict";
const fs = require("fs");
const vm = require("vm");
const espree = require("espree");
const { analyze } = require("eslint-scope");
const globals = require("globals");

const text = fs.readFileSync(process.argv[2], "utf8");
const options = { ecmaVersion: "latest", sourceType: "commonjs", range: true };
let tree;
try {
  new vm.Script(`(function(){${text}\n})`);
  tree = espree.parse(text, options);
} catch {
  process.exit(1);
}
const known = new Set(["arguments"]);
for (const set of [globals.builtin, globals.node, globals.browser]) {
  Object.keys(set).forEach((name) => known.add(name));
}
const scopes = analyze(tree, { ecmaVersion: 2022, sourceType: "commonjs", nodejsScope: true });
const undefinedUse = (use) => !known.has(use.identifier.name);
process.exit(scopes.globalScope.through.some(undefinedUse) ? 1 : 0);
