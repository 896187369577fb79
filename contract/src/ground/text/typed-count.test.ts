import { expect, it } from 'vitest';
import { inBrandWords } from '../../testing/in-brand-words.ts';
import { typedCount } from './typed-count.ts';

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['３', 3],
  ['3\u200B', 3],
  ['٣', 3],
  [inBrandWords('1,000'), 1000],
])('the count %j is read as %d', (typed, count) => {
  expect(typedCount(typed)).toBe(count);
});

it.each(['', '\u200B', '-3', '1.5', '1,5', '3e2', 'much', '1'.repeat(10)])(
  '%j is no count',
  (typed) => {
    expect(typedCount(typed)).toBeNaN();
  },
);
