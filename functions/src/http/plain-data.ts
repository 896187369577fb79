import { limits } from '@thymely/contract/limits';

export type PlainDataFault = 'too-deep' | 'too-many' | 'forbidden-name';

/**
 * Looks through parsed input before any schema sees it. Schemas ask `name in object`, so a name that
 * every object inherits (`constructor`, `__proto__`, …) would slip through them.
 *
 * The walk goes deep first and ends early: neither 200 000 levels nor a million entries hold it up.
 *
 * @returns what is wrong, or undefined.
 */
export function findPlainDataFault(input: unknown): PlainDataFault | undefined {
  const pending = [{ value: input, depth: 1 }];
  let seen = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > limits.bodyDepth) return 'too-deep';
    for (const [name, inner] of Object.entries(value)) {
      // An entry takes at least a byte: more of them than bytes is too large in any case.
      if (++seen > limits.bodyBytes) return 'too-many';
      if (!Array.isArray(value) && isForbiddenName(name)) return 'forbidden-name';
      pending.push({ value: inner, depth: depth + 1 });
    }
  }
  return undefined;
}

function isForbiddenName(name: string): boolean {
  return name === 'prototype' || name in Object.prototype;
}
