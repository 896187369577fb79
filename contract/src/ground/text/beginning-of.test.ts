import { expect, it } from 'vitest';
import { beginningOf } from './beginning-of.ts';

it.each([
  ['a whole text', 'soup', 9, 'soup'],
  ['a long text', 'soup', 3, 'sou'],
  ['a text with a character of two halves at its end', '12🍕', 4, '12🍕'],
  ['a text that is cut amid a character', '12🍕', 3, '12'],
  ['a text that contains half of a character', 'a\ud800b', 3, 'a\ufffdb'],
])('the beginning of %s is well-formed', (_, text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});
