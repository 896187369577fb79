import { limits } from '@thymely/contract/limits';

export type PlainDataFault = 'too-deep' | 'too-many' | 'forbidden-name';

/** More entries than this are in no body that means well: an import has a thousand. */
const mostEntries = limits.bodyBytes;

/**
 * Looks through parsed input before any schema sees it. Schemas ask `name in object`, so a name that
 * every object inherits (`constructor`, `__proto__`, …) would slip through them.
 *
 * The walk takes one entry at a time and ends at the first fault, so that it needs no room of its
 * own, however deep or wide the input is.
 *
 * @returns what is wrong, or undefined.
 */
export function findPlainDataFault(input: unknown): PlainDataFault | undefined {
  let seen = 0;

  /** Recursion ends with the levels that are allowed. */
  function findFault(value: unknown, depth: number): PlainDataFault | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth > limits.bodyDepth) return 'too-deep';
    return Array.isArray(value) ? findListFault(value, depth) : findFieldFault(value, depth);
  }

  function findListFault(list: unknown[], depth: number): PlainDataFault | undefined {
    for (const value of list) {
      const fault = ++seen > mostEntries ? 'too-many' : findFault(value, depth + 1);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  function findFieldFault(fields: object, depth: number): PlainDataFault | undefined {
    for (const name in fields) {
      if (++seen > mostEntries) return 'too-many';
      if (isForbiddenName(name)) return 'forbidden-name';
      const fault = findFault(fields[name as keyof typeof fields], depth + 1);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  return findFault(input, 1);
}

function isForbiddenName(name: string): boolean {
  return name === 'prototype' || name in Object.prototype;
}
