import { expect, it } from 'vitest';
import { groupHint } from './group-hint.ts';

const group = (min: number, max: number) => {
  const choices = ['a', 'b', 'c'].map((id) => ({ id, name: id, cents: 0, isDefault: false }));
  return { _id: 'group', name: 'Group', min, max, choices };
};

it.each([
  [1, 1, 'Choose 1'],
  [0, 2, 'Choose up to 2, if you like'],
  [0, 3, 'Choose any, if you like'],
  [1, 2, 'Choose 1 to 2'],
  [1, 3, 'Choose at least 1'],
])('a group of three with %i to %i says: %s', (min, max, hint) => {
  expect(groupHint(group(min, max))).toBe(hint);
});
