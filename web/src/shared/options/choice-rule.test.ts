import { describe, expect, it } from 'vitest';
import {
  canPress,
  choiceRule,
  chosenAfter,
  chosenAfterStep,
  isOneOf,
  mostNow,
} from './choice-rule.ts';

it.each([
  [1, 1, 'Choose 1'],
  [2, 2, 'Choose 2'],
  [0, 1, 'Choose up to 1'],
  [0, 3, 'Choose up to 3'],
  [0, 5, 'Choose any'],
  [1, 3, 'Choose 1 to 3'],
  [1, 5, 'Choose at least 1'],
])('the rule from %i to %i of five choices reads: %s', (min, max, words) => {
  expect(choiceRule({ min, max, choices: Array.from({ length: 5 }) })).toBe(words);
});

it.each([
  [0, 3, 2, 'Choose up to 3, at most 2 of each'],
  [0, 10, 2, 'Choose any, at most 2 of each'],
  [2, 2, 3, 'Choose 2, at most 2 of each'],
  [1, 1, 3, 'Choose 1'],
])('the rule from %i to %i of five choices, at most %i of each, reads: %s', (...all) => {
  const [min, max, maxEach, words] = all;
  expect(choiceRule({ min, max, maxEach, choices: Array.from({ length: 5 }) })).toBe(words);
});

it('a choice can be taken as often as the group allows beside the others', () => {
  const group = { min: 0, max: 3, maxEach: 2, choices: ['a', 'b', 'c'] };
  expect(mostNow(group, ['a'], 'b')).toBe(2);
  expect(mostNow(group, ['a', 'a'], 'b')).toBe(1);
  expect(mostNow(group, ['a', 'a', 'b'], 'c')).toBe(0);
  expect(mostNow(group, ['a', 'a', 'b'], 'a')).toBe(2);
  expect(chosenAfterStep(['a', 'b'], 'a', 1)).toEqual(['a', 'b', 'a']);
  expect(chosenAfterStep(['a', 'b', 'a'], 'a', -1)).toEqual(['a', 'b']);
});

const rule = (min: number, max: number) => ({ min, max, choices: ['a', 'b', 'c'] });

it('radio buttons are for groups in which exactly one choice has to be made', () => {
  expect([rule(1, 1), rule(0, 1), rule(1, 2), rule(0, 3)].map(isOneOf)).toEqual([
    ...[true, false, false, false],
  ]);
});

describe('a press on a choice', () => {
  it.each([
    [1, 1, 'a', 'b', 'b'],
    [1, 1, 'a', 'a', 'a'],
    [0, 1, '', 'b', 'b'],
    [0, 1, 'a', 'b', 'b'],
    [0, 1, 'a', 'a', ''],
    [0, 2, 'a', 'b', 'ab'],
    [0, 2, 'ab', 'a', 'b'],
  ])('of %i to %i, “%s” chosen: pressing %s leaves “%s”', (min, max, chosen, pressed, after) => {
    expect(canPress(rule(min, max), [...chosen], pressed)).toBe(true);
    expect(chosenAfter(rule(min, max), [...chosen], pressed)).toEqual([...after]);
  });

  it('is not possible on a further choice once the maximum is reached', () => {
    expect(canPress(rule(0, 2), ['a', 'b'], 'c')).toBe(false);
    expect(canPress(rule(0, 2), ['a', 'b'], 'b')).toBe(true);
  });
});
