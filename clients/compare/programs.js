// Random JavaScript programs: an ordinary generator without knowledge of traces.
//
//     node programs.js
// The programs respect scopes, declare names before their use, and terminate.
'use strict';

const below = (n) => Math.floor(Math.random() * n);
const chance = (share) => Math.random() < share;
const pick = (things) => things[below(things.length)];

let counters = 0;
const lines = [];

class Scope {
  constructor(outer, functions) {
    this.outer = outer;
    this.variables = [];
    this.functions = functions;
  }

  all() {
    return this.outer ? [...this.outer.all(), ...this.variables] : this.variables;
  }
}

// Returns a name for a variable, often one of an outer scope.
function fresh() {
  return pick(['a', 'b', 'c', 'd', 'e', 'g', 'h', 'n', 'x', 'y']);
}

function literal() {
  return pick([
    () => String(below(5)),
    () => String(below(100) - 50),
    () => `'${pick(['', 'a', 'xy', '0', '1'])}'`,
    () => pick(['true', 'false', 'null', 'undefined', 'NaN', '-0']),
    () => `[${below(3)}, ${below(9)}]`,
    () => `{ p: ${below(3)}, q: [] }`.replace(/^(.*)$/, '($1)'),
    () => `/${pick(['a', 'b+', '[x]'])}/`,
  ])();
}

function variable(scope) {
  const all = scope.all();
  return all.length > 0 ? pick(all) : literal();
}

function expression(scope, depth) {
  if (depth <= 0) {
    return chance(0.6) ? variable(scope) : literal();
  }
  const deeper = () => expression(scope, depth - 1);
  return pick([
    () => variable(scope),
    () => `(${deeper()} ${pick(['+', '-', '*', '&', '|', '^', '<<', '>>>', '%'])} ${deeper()})`,
    () => `(${deeper()} ${pick(['<', '>', '==', '===', '!=', '!==', '>='])} ${deeper()})`,
    () => `(${deeper()} ${pick(['&&', '||'])} ${deeper()})`,
    () => `(${deeper()} ? ${deeper()} : ${deeper()})`,
    () => `(${deeper()}, ${deeper()})`,
    () => `${pick(['!', '-', '+', '~', 'typeof ', 'void '])}(${deeper()})`,
    () => `[${deeper()}, ${deeper()}].length`,
    () => `({ p: ${deeper()}, q: ${deeper()} }).${pick(['p', 'q', 'r'])}`,
    () => `String(${deeper()}).length`,
    () => call(scope, depth),
    () => assignment(scope, depth),
    () => closure(scope, depth),
    () => property(scope, depth),
    () => property(scope, depth),
  ])();
}

// Returns a function that is called in place.
function closure(scope, depth) {
  const inner = new Scope(scope, scope.functions);
  const parameter = fresh();
  inner.variables.push(parameter);
  const name = chance(0.3) ? ` ${fresh()}` : '';
  const first = chance(0.5) ? `${assignment(inner, depth - 1)}; ` : '';
  const body = `${first}return ${expression(inner, depth - 1)};`;
  const given = chance(0.8) ? expression(scope, depth - 1) : '';
  return `(function${name}(${parameter}) { ${body} })(${given})`;
}

// Returns a read of, or a write to, a property.
function property(scope, depth) {
  const object = `(${variable(scope)})`;
  const name = pick(['p', 'q', 'length']);
  const value = expression(scope, depth - 1);
  return pick([
    () => `(${object} && ${object}.${name})`,
    () => `(${object} && (${object}.${name} = ${value}))`,
    () => `(${object} && ${object}['${name}']++)`,
    () => `(${object} && delete ${object}.${name})`,
    () => `({ get p() { return ${value}; } }).p`,
    () => `({ p: ${value}, q: function () { return this.p; } }).q()`,
  ])();
}

function assignment(scope, depth) {
  const all = scope.all();
  if (all.length === 0) {
    return literal();
  }
  const name = pick(all);
  if (chance(0.25)) {
    return pick([`${name}++`, `++${name}`, `${name}--`, `(${name} -= 1)`]);
  }
  return `(${name} ${pick(['=', '+=', '-=', '|=', '='])} ${expression(scope, depth - 1)})`;
}

function call(scope, depth) {
  if (scope.functions.length === 0) {
    return literal();
  }
  const { name, parameters } = pick(scope.functions);
  const given = [];
  for (let left = parameters; left > 0; left -= 1) {
    given.push(expression(scope, depth - 1));
  }
  return `${name}(${given.join(', ')})`;
}

function declaration(scope, indent) {
  const name = fresh();
  const value = chance(0.85) ? ` = ${expression(scope, 2)}` : '';
  lines.push(`${indent}var ${name}${value};`);
  scope.variables.push(name);
}

function branch(scope, indent, depth) {
  lines.push(`${indent}if (${expression(scope, 2)}) {`);
  block(new Scope(scope, scope.functions), `${indent}  `, depth - 1);
  if (chance(0.4)) {
    lines.push(`${indent}} else {`);
    block(new Scope(scope, scope.functions), `${indent}  `, depth - 1);
  }
  lines.push(`${indent}}`);
}

function loop(scope, indent, depth) {
  counters += 1;
  const name = `i${counters}`;
  lines.push(`${indent}for (var ${name} = 0; ${name} < ${1 + below(3)}; ${name}++) {`);
  block(new Scope(scope, scope.functions), `${indent}  `, depth - 1);
  if (chance(0.3)) {
    lines.push(`${indent}  if (${expression(scope, 1)}) ${pick(['break', 'continue'])};`);
  }
  lines.push(`${indent}}`);
}

function choice(scope, indent, depth) {
  lines.push(`${indent}switch (${expression(scope, 1)}) {`);
  for (let left = 1 + below(3); left > 0; left -= 1) {
    lines.push(`${indent}  case ${expression(scope, 1)}:`);
    block(new Scope(scope, scope.functions), `${indent}    `, depth - 1);
    if (chance(0.6)) {
      lines.push(`${indent}    break;`);
    }
  }
  if (chance(0.5)) {
    lines.push(`${indent}  default:`);
    block(new Scope(scope, scope.functions), `${indent}    `, depth - 1);
  }
  lines.push(`${indent}}`);
}

function attempt(scope, indent, depth) {
  lines.push(`${indent}try {`);
  block(new Scope(scope, scope.functions), `${indent}  `, depth - 1);
  const name = fresh();
  lines.push(`${indent}} catch (${name}) {`);
  const inner = new Scope(scope, scope.functions);
  inner.variables.push(name);
  block(inner, `${indent}  `, depth - 1);
  lines.push(`${indent}} finally {`);
  block(new Scope(scope, scope.functions), `${indent}  `, depth - 1);
  lines.push(`${indent}}`);
}

function output(scope, indent) {
  lines.push(`${indent}console.log(${expression(scope, 2)});`);
}

function statement(scope, indent, depth) {
  const simple = [
    () => declaration(scope, indent),
    () => declaration(scope, indent),
    () => lines.push(`${indent}${assignment(scope, 2)};`),
    () => lines.push(`${indent}${expression(scope, 3)};`),
    () => output(scope, indent),
  ];
  const nested = [
    () => branch(scope, indent, depth),
    () => loop(scope, indent, depth),
    () => choice(scope, indent, depth),
    () => attempt(scope, indent, depth),
  ];
  pick(depth > 0 ? [...simple, ...nested] : simple)();
}

function block(scope, indent, depth) {
  for (let left = 1 + below(3); left > 0; left -= 1) {
    statement(scope, indent, depth);
  }
}

function definition(scope) {
  const name = `f${scope.functions.length}`;
  const inner = new Scope(scope, [...scope.functions]);
  const parameters = [];
  for (let left = below(3); left > 0; left -= 1) {
    parameters.push(fresh());
  }
  inner.variables.push(...parameters);
  lines.push(`function ${name}(${parameters.join(', ')}) {`);
  block(inner, '  ', 2);
  if (chance(0.7)) {
    lines.push(`  return ${expression(inner, 2)};`);
    if (chance(0.2)) {
      declaration(inner, '  ');
    }
  }
  lines.push('}');
  scope.functions.push({ name, parameters: parameters.length });
}

function main() {
  const scope = new Scope(null, []);
  for (let left = 1 + below(3); left > 0; left -= 1) {
    declaration(scope, '');
  }
  for (let left = 1 + below(4); left > 0; left -= 1) {
    definition(scope);
  }
  for (let left = 2 + below(5); left > 0; left -= 1) {
    statement(scope, '', 2);
  }
  for (const name of scope.variables) {
    lines.push(`console.log(${name});`);
  }
  console.log(lines.join('\n'));
}

main();
