import { sumOfDays } from '@thymely/contract/figures/sum';
import { expect, it } from 'vitest';
import { dayOf } from '../../../testing/figures.ts';
import { lostOrders } from './lost-orders.ts';
import { neverSold } from '../parts/figures/unsold-dishes.ts';

const day = dayOf('2026-11-22', {
  placed: 47,
  rejected: 3,
  cancelled: 1,
  rejectedBy: { too_busy: { n: 2, cents: 4000 }, on_fire: { n: 1, cents: 1500 } },
  lost: { cancelled: { n: 1, cents: 2315 }, notCollected: { n: 0, cents: 0 } },
});

it('every reason is counted, zeros and unknown codes too, with the money that was lost', () => {
  const { rows, count, cents } = lostOrders(sumOfDays([day]));
  expect([count, cents]).toEqual([4, 7815]);
  expect(rows.map(({ counted }) => counted?.n)).toEqual([0, 2, 0, 0, 0, 0, 1, 1, 0]);
});

it('what was not kept is unknown, not zero', () => {
  const { rows, cents } = lostOrders(sumOfDays([{ ...day, rejectedBy: null, lost: null }]));
  expect(cents).toBeUndefined();
  expect(rows[0]?.counted).toBeUndefined();
  expect(rows.at(-2)?.counted).toEqual({ n: 1, cents: 0 });
});

it('dishes that were not sold come with a reason first', () => {
  const menu = [
    { _id: 'sold', name: 'Sold', allergens: [] },
    { _id: 'plain', name: 'Plain', allergens: [] },
    { _id: 'undeclared', name: 'Undeclared' },
    { _id: 'out', name: 'Out', allergens: [] },
  ];
  const dishes = { sold: { n: 1, cents: 900 }, plain: { n: 0, cents: 0 } };
  const out = { dish: 'out', name: 'Out', until: null, at: '2026-11-13T12:00:00.000Z' };
  expect(neverSold(menu, { dishes }, [out]).map(({ id }) => id)).toEqual([
    'out',
    'undeclared',
    'plain',
  ]);
});
