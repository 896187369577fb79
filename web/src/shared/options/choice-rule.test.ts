import { expect, it } from 'vitest';
import { choiceRule } from './choice-rule.ts';

it.each([
  [1, 1, 'Choose 1'],
  [2, 2, 'Choose 2'],
  [0, 1, 'Choose up to 1'],
  [0, 3, 'Choose up to 3'],
  [0, 5, 'Choose any'],
  [1, 3, 'Choose 1 to 3'],
  [1, 5, 'Choose at least 1'],
])('from %i to %i of five choices: %s', (min, max, words) => {
  expect(choiceRule({ min, max, choices: Array.from({ length: 5 }) })).toBe(words);
});
