import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { expect, it } from 'vitest';
import { missingInWords, withoutGroupName } from './missing-words.ts';

const groupOf = (name: string, min: number): OptionGroup => {
  const choices = ['a', 'b', 'c'].map((id) => ({ id, name: id, cents: 0, isDefault: false }));
  return { _id: 'group', name, min, max: 3, choices };
};
const chosen = (...ids: string[]) => ids.map((choiceId) => ({ groupId: 'group', choiceId }));

it.each([
  ['Size', 1, chosen(), 'Size: choose 1'],
  ['How would you like it?', 1, chosen(), 'How would you like it? Choose 1'],
  ['Sides', 2, chosen('a'), 'Sides: choose 1 more'],
  ['Sides', 3, [...chosen('a'), { groupId: 'other', choiceId: 'b' }], 'Sides: choose 2 more'],
  ['Milk', 1, chosen('a'), 'Milk: choose again'],
])('the button of a dish whose group %s needs %i says what is missing', (name, min, ids, words) => {
  expect(missingInWords(groupOf(name, min), ids)).toBe(words);
});

it.each([
  ['How would you like it?', 'How would you like it? Choose 1.', 'Choose 1.'],
  ['Milk', 'Milk: “Oat” is sold out today.', '“Oat” is sold out today.'],
  ['Size', 'Size: choose 1.', 'Choose 1.'],
  ['Size', 'Something else.', 'Something else.'],
])('under the name %s, a message does not repeat it', (name, message, words) => {
  expect(withoutGroupName(message, { name })).toBe(words);
});
