import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { findPlainDataFault, parseInput } from './parse-input.ts';

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

describe('parsed input', () => {
  it.each([undefined, null, 1, 'text', {}, [], { a: { b: [1, 'c', null] } }])(
    'may be %j',
    (input) => {
      expect(findPlainDataFault(input)).toBeUndefined();
    },
  );

  it('may have five levels, but not six', () => {
    expect(findPlainDataFault(nested(5))).toBeUndefined();
    expect(findPlainDataFault(nested(6))).toBe('too-deep');
  });

  it('of 200 000 levels does not exhaust the stack', () => {
    expect(findPlainDataFault(nested(200_000))).toBe('too-deep');
  });

  it('is refused as soon as there are too many entries', () => {
    expect(findPlainDataFault(Array.from({ length: 40_000 }, () => 0))).toBe('too-many');
  });

  it.each(['__proto__', 'constructor', 'prototype', 'valueOf'])(
    'may not have a field of its own named %s, at any level',
    (name) => {
      const input: unknown = JSON.parse(`{"a":[{"${name}":1}]}`);
      expect(findPlainDataFault(input)).toBe('forbidden-name');
    },
  );
});

it('the error of an unknown field quotes its name without half of a character', () => {
  const name = `${'x'.repeat(59)}🍕`;
  expect(() => parseInput(v.strictObject({}), { [name]: 1 })).toThrow(
    expect.objectContaining({ fields: { ['x'.repeat(59)]: expect.any(String) as string } }),
  );
});
