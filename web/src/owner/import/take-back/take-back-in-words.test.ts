import { expect, it } from 'vitest';
import type { FinishedImport } from '@thymely/contract/imports/endpoints';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { importInWords, questionInWords, takenBackInWords } from './take-back-in-words.ts';

it.each([
  [{ created: 118, updated: 2 }, '118 new dishes and 2 changed ones'],
  [{ created: 1, updated: 1 }, '1 new dish and 1 changed one'],
  [{ created: 0, updated: 1 }, '1 changed dish'],
  [{ created: 2000, updated: 0 }, inBrandWords('2,000 new dishes')],
])('an import of %o is called %j', (counts, words) => {
  expect(importInWords(counts)).toBe(words);
});

it('the question says how many dishes go, and how many come back', () => {
  expect(questionInWords({ created: 1, updated: 2 } as FinishedImport)).toBe(
    '1 dish will leave the menu, 2 dishes will be as before. Dishes that were changed since then stay as they are.',
  );
});

it('the message has the counts, or says that there was nothing to do', () => {
  const left = [{ _id: 'a', name: 'Soup', reason: 'changed' as const }];
  expect(takenBackInWords({ removed: 118, restored: 1, left })).toBe(
    'The import was taken back: 118 dishes removed, 1 dish as before.',
  );
  expect(takenBackInWords({ removed: 0, restored: 0, left })).toBe(
    'Nothing was left to take back.',
  );
});
