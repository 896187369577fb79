import { expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { charactersLeft } from './characters-left.ts';

it.each([
  [0, inBrandWords('Up to 2,000 characters.')],
  [1599, inBrandWords('Up to 2,000 characters.')],
  [1600, '400 characters left.'],
  [1999, '1 character left.'],
  [2000, '0 characters left.'],
  [3200, inBrandWords('1,200 characters too many.')],
])('after %i of 2,000 characters the field says: %s', (length, words) => {
  expect(charactersLeft(length, 2000)).toBe(words);
});
