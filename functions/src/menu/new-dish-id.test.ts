import { expect, it } from 'vitest';
import { newDishId, shortIdOf } from './new-dish-id.ts';

const shape = /^[a-z0-9]{8}$/;

it('a new id is short, made of every letter and digit, and never the same in a thousand', () => {
  const ids = Array.from({ length: 1000 }, newDishId);
  for (const id of ids) expect(id).toMatch(shape);
  expect(new Set(ids).size).toBe(1000);
  expect(new Set(ids.join('')).size).toBe(36);
});

it('the id of an imported dish follows from its content', () => {
  expect(shortIdOf('0'.repeat(32))).toBe('00000000');
  expect(shortIdOf('f'.repeat(32))).toMatch(shape);
  expect(shortIdOf('f'.repeat(32))).toBe(shortIdOf('f'.repeat(32)));
  expect(shortIdOf(`${'0'.repeat(31)}a`)).toBe('0000000a');
});
