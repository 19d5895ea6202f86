// What has to stay: a conditional type within a mapped one, and a call that uses it.
import type { Reader, Writer as Output } from './streams';
import fs = require('fs');

export enum Level { Low = 1 << 2, High = Low >>> 1 }

type Mode = 'read' | 'write' | `both-${Level}`;

interface Options<T = unknown> extends Partial<Record<string, T>> {
  readonly [key: string]: T | undefined;
  mode?: Mode;
  new (name: string): Options<T>;
  get(name: keyof T & string): T[keyof T];
}

type Unwrap<T extends object, Keys extends keyof T = keyof T> = {
  readonly [K in Keys as `get${string & K}`]-?: T[K] extends Promise<infer U>
    ? U
    : T[K] extends (...args: any[]) => infer R ? R : never;
};

declare module './streams' {
  export interface Reader { close(): void }
  const version: unique symbol;
}

abstract class Store<T extends { id: number }> implements Output, Iterable<T> {
  private static count?: Map<string, Array<number>>;
  protected items: T[] = [];
  constructor(private readonly reader: Reader, public name = 'store') {}
  abstract load(this: Store<T>, ...ids: number[]): Promise<T>;
  *[Symbol.iterator](): IterableIterator<T> { yield* this.items; }
  find(id: number): T;
  find(id: any): any { return this.items.find(item => item.id < id && id > (item.id as number))!; }
  isEmpty(): this is Store<never> { return this.items.length === 0 }
}

function unwrap<T extends object>(value: T, { mode = 'read' }: { mode?: Mode } = {}): Unwrap<T> {
  const result = <any>{};
  for (const key of Object.keys(value) as (keyof T)[]) {
    result[`get${String(key)}`] = typeof value[key] === 'function' ? value[key] : void 0;
  }
  return result satisfies Unwrap<T>;
}

function check(value: unknown): asserts value is string {
  if (typeof value !== 'string') throw new TypeError(`no string: ${value}`);
}

export const wrapped = unwrap<Store<{ id: number }>>(null!, { mode: 'write' });
let pick = async <T,>(a?: T): Promise<T> => (await a)!, size = 3 >> 1;
export default wrapped;
