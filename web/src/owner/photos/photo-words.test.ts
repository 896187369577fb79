import { expect, it } from 'vitest';
import { countsInWords, leftOutInWords } from './photo-words.ts';

it.each([
  [
    { all: 80, open: 18, ready: 62, failed: 0, saved: 0 },
    '80 photos: 62 with a dish, 18 need a dish.',
  ],
  [{ all: 1, open: 1, ready: 0, failed: 0, saved: 0 }, '1 photo: 1 needs a dish.'],
  [{ all: 9, open: 0, ready: 2, failed: 2, saved: 7 }, '9 photos: 7 saved, 2 failed.'],
])('%o is said as %j', (counts, words) => {
  expect(countsInWords(counts)).toBe(words);
});

it('a few of the files that are no pictures are named', () => {
  expect(leftOutInWords(['a.txt'])).toBe("Left out, because they aren't pictures: a.txt.");
  expect(leftOutInWords(['a', 'b', 'c', 'd', 'e'])).toMatch(/: a, b, c and 2 more\.$/);
});
