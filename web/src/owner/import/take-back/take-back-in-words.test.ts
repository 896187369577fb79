import { expect, it } from 'vitest';
import type { FinishedImport } from '@thymely/contract/imports/endpoints';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import {
  importInWords,
  leftInWords,
  questionInWords,
  takenBackInWords,
} from './take-back-in-words.ts';

const nothing = {
  created: 0,
  updated: 0,
  removed: 0,
  restored: 0,
  groups: 0,
  categories: 0,
  lists: 0,
};

it.each([
  [{ created: 118, updated: 2 }, '118 new dishes and 2 changed ones'],
  [{ created: 1, updated: 1, groups: 1 }, '1 new dish and 1 changed one, 1 option group'],
  [{ updated: 1 }, '1 changed dish'],
  [{ categories: 2, lists: 3 }, '2 categories, the order of 3 categories'],
  [{ created: 2000 }, inBrandWords('2,000 new dishes')],
])('an import of %o is called %j', (counts, words) => {
  expect(importInWords({ ...nothing, ...counts })).toBe(words);
});

it('the question says how many dishes go, how many come back, and what goes with them', () => {
  const finished = { ...nothing, created: 1, updated: 2, groups: 3 } as Partial<FinishedImport>;
  expect(questionInWords(finished as FinishedImport)).toBe(
    '1 dish will leave the menu, 2 dishes will be as before, also taken back: 3 option groups. What was changed since then stays as it is.',
  );
});

it('an import without dishes is taken back in whole sentences', () => {
  const finished = { ...nothing, lists: 1 } as Partial<FinishedImport>;
  expect(questionInWords(finished as FinishedImport)).toBe(
    'The order of 1 category. What was changed since then stays as it is.',
  );
  expect(takenBackInWords({ ...nothing, groups: 3 })).toBe(
    'The import was taken back: 3 option groups.',
  );
});

it('the message has the counts, or says that there was nothing to do', () => {
  expect(takenBackInWords({ ...nothing, removed: 118, restored: 1, lists: 1 })).toBe(
    'The import was taken back: 118 dishes removed, 1 dish as before, also taken back: the order of 1 category.',
  );
  expect(takenBackInWords(nothing)).toBe('Nothing was left to take back.');
});

it('what was left is named by its kind', () => {
  const left = { _id: 'a', name: 'Sauces', reason: 'used' } as const;
  expect(leftInWords({ ...left, what: 'dish' })).toBe('Sauces');
  expect(leftInWords({ ...left, what: 'group' })).toBe('Options: Sauces');
});
