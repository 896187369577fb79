import { expect, it } from 'vitest';
import { countInWords, dishNoun } from './count-in-words.ts';

it.each([
  [0, '0 dishes'],
  [1, '1 dish'],
  [2, '2 dishes'],
  [1500, '1,500 dishes'],
])('%i is written as %s', (count, words) => {
  expect(countInWords(count, dishNoun)).toBe(words);
});
