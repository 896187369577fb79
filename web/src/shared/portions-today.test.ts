import { sizeGroupId } from '@thymely/contract/menu/sizes';
import { expect, it } from 'vitest';
import { leftOf, mostToday, shortagesOf } from './portions-today.ts';

const line = (menuItemId: string, quantity: number, size?: string) => ({
  menuItemId,
  quantity,
  choices: size === undefined ? [] : [{ groupId: sizeGroupId, choiceId: size }],
});

it('lines of one dish share what is left of it and of their size, the first ones first', () => {
  const left = new Map([
    ['pizza', 4],
    ['pizza.large', 1],
    ['soup', 0],
  ]);
  const lines = [
    line('pizza', 2, 'large'),
    line('pizza', 2, 'small'),
    line('pizza', 2, 'small'),
    line('soup', 1),
    line('salad', 9),
  ];
  const shortages = shortagesOf(lines, left);
  expect(lines.map((each) => shortages.get(each))).toEqual([
    { left: 1, take: 1 },
    undefined,
    { left: 4, take: 1 },
    { left: 0, take: 0 },
    undefined,
  ]);
});

it('the most of a dish is what other lines leave, at least one, and open where only other days have any', () => {
  const left = new Map([
    ['pizza', 3],
    ['soup', 0],
  ]);
  expect(leftOf(line('pizza', 1, 'large'), left)).toBe(3);
  expect(mostToday(line('pizza', 1), { others: [], left })).toBe(3);
  expect(mostToday(line('pizza', 1), { others: [line('pizza', 2, 'large')], left })).toBe(1);
  expect(mostToday(line('pizza', 1), { others: [line('pizza', 5)], left })).toBe(1);
  expect(mostToday(line('soup', 1), { others: [], left })).toBeUndefined();
  expect(mostToday(line('salad', 1), { others: [], left })).toBeUndefined();
});
