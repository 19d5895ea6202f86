#!/usr/bin/env node
// What has to stay: an assignment within a getter, whose value comes from a template.
import { readFile, writeFile as write } from 'node:fs/promises'
import * as path from 'node:path'

const pattern = /[/"'`]+\/(?<rest>[^/]*)$/u, half = 10 / 2 / 5
let let counter = 0, names = ['a', 'b', ...'cd']

export async function load(file, { encoding = 'utf8', ...rest } = {}) {
  const text = await readFile(file, { encoding, ...rest })
  if (/^\s*$/.test(text)) return
  for (const [index, line] of text.split('\n').entries()) {
    counter += line.length
      + index
    if (line.includes('skip')) continue
    else names.push(line)
  }
  return text
    .replace(pattern, (_, rest) => `${rest ?? 'none'}: ${`nested ${counter}`}`)
}

class Shape {
  static #count = 0
  static { Shape.#count = 1 }
  get
  area() { return this.width * this.height }
  set scale(factor) {
    this.width *= factor
    this.title = `area ${this.area} of ${names[0]}`
    this.height *= factor
  }
  *[Symbol.iterator]() { yield* [this.width, this.height] }
  async load() { await load(path.join('a', 'b')) }
}

export default (props) => {
  const shape = new Shape
  label: do do {
    shape.scale = 2; break label
  } while (false)
  const view = <section className="shape" {...props}>
    Area: {shape.area} <br/>
    {names.map(name => <b key={name}>{name}</b>)}
  </section>
  return view
}

switch (counter) {
  case 0: { names = [] }
  default:
    write?.(names[0], `${counter}`)
}
var last = names
++counter
