import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('items are grouped by their keys, both in their order', () => {
  const groups = groupBy(['plum', 'apple', 'pear', 'apricot'], (name) => name[0]);
  expect([...groups]).toEqual([
    ['p', ['plum', 'pear']],
    ['a', ['apple', 'apricot']],
  ]);
});

it('nothing makes no group', () => {
  expect([...groupBy([], String)]).toEqual([]);
});
