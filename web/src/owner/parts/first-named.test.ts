import { expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { firstNamed } from './first-named.ts';

it.each([
  [['Soup'], 1, 'Soup'],
  [['Soup', 'Salad', 'Pie'], 3, 'Soup, Salad, and Pie'],
  [['A', 'B', 'C', 'D', 'E'], 5, 'A, B, C, D, and E'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 6, 'A, B, C, D, E, and 1 more'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 1505, 'A, B, C, D, E, and 1,500 more'],
])('of %j among %i is said: %s', (names, total, said) => {
  expect(firstNamed(names, total)).toBe(inBrandWords(said));
});
