import type { DayFigures } from '@thymely/contract/figures/endpoints';
import { expect, it } from 'vitest';
import { dayOf } from '../../../../testing/figures.ts';
import { salesOf } from '@thymely/contract/figures/sales';
import { compareSales, compareToday } from './sales.ts';

const before: DayFigures = dayOf('2026-11-15', {
  hours: { 11: { n: 4, cents: 4000 }, 12: { n: 2, cents: 3000 }, 18: { n: 9, cents: 18_000 } },
  takings: { 11: { n: 4, cents: 4000 }, 12: { n: 2, cents: 3000 }, 18: { n: 9, cents: 18_000 } },
  collected: 15,
  cents: 25_000,
  late: 3,
});
const today: DayFigures = dayOf('2026-11-22', {
  hours: { 11: { n: 5, cents: 6000 }, 12: { n: 2, cents: 2500 } },
  takings: { 11: { n: 4, cents: 5000 }, 12: { n: 2, cents: 2500 } },
  collected: 6,
  open: 1,
  cents: 7500,
});

it('today is compared with the hours of the same weekday that are over', () => {
  expect(compareToday(today, before, '12')).toEqual({
    cents: { now: 5000, before: 4000 },
    orders: { now: 5, before: 4 },
    averageCents: { now: 1250, before: 1667 },
    onTime: { now: 1, before: 0.8 },
  });
  expect(compareToday(today, before, '13')).toMatchObject({ orders: { now: 7, before: 6 } });
  const early = compareToday(today, { ...before, takings: null }, '12');
  expect([early.cents, early.orders]).toEqual([undefined, { now: 5, before: 4 }]);
  const opening = compareToday(today, before, '11');
  expect([opening.cents, opening.orders]).toEqual([undefined, undefined]);
});

it('days are compared as they are, and nothing is divided by nothing', () => {
  const none = dayOf('2026-11-14', {});
  expect(compareSales([today], [none])).toEqual({
    cents: { now: 7500, before: 0 },
    orders: { now: 7, before: 0 },
    averageCents: undefined,
    onTime: undefined,
  });
  expect(salesOf(none)).toMatchObject({ averageCents: undefined, onTime: undefined });
  expect(compareToday(today, { ...before, hours: null }, '12').orders).toBeUndefined();
});
