import { sumOfDays } from '@thymely/contract/figures/sum';
import { expect, it } from 'vitest';
import { dayOf } from '../../../../testing/figures.ts';
import { paperBlocks } from './paper-blocks.ts';

const day = '2026-11-22';

it('the paper has each hour with orders, and every dish that was sold', () => {
  const dishes = Array.from({ length: 80 }, (_, n) => [`dish-${n}`, { n: n + 1, cents: 100 }]);
  const sold = dayOf(day, {
    collected: 2,
    hours: { 12: { n: 1, cents: 900 }, 14: { n: 1, cents: 700 } },
    takings: { 12: { n: 1, cents: 900 } },
    dishes: Object.fromEntries(dishes) as Record<string, { n: number; cents: number }>,
  });
  const range = { from: day, to: day };
  const sum = sumOfDays([sold]);
  const figures = {
    today: day,
    range,
    days: [sold],
    sum,
    asOfMs: 0,
    compared: range,
    before: undefined,
    month: [sold],
    monthSum: sum,
  };
  const blocks = paperBlocks(figures, []);
  const rowsOf = (title: string) => blocks.find((block) => block.title === title)?.rows ?? [];
  expect(rowsOf('Orders per hour').map(({ count }) => count)).toEqual(['1', '1']);
  expect(rowsOf('Dishes sold')).toHaveLength(80);
  expect(rowsOf('Not served')).toHaveLength(8);
});
