import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayMs } from '@thymely/contract/ground/time';
import { keptDishSchema } from '@thymely/contract/cart/schema';
import * as v from 'valibot';
import { readGuestCart, writeGuestCart } from '../lib/guest-cart.ts';
import { fakeStorage } from '../lib/session/fake-storage.ts';
import { keepDish, keptDishes, keptLinesIn } from './kept-dishes.ts';

const nowMs = Date.parse('2026-03-02T12:00:00Z');
const feta = { groupId: 'toppings', choiceId: 'feta' };

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs });
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  writeGuestCart(null);
  vi.useRealTimers();
});

it('a dish is kept without a name or a price, and the same one again has the larger quantity', () => {
  keepDish({ menuItemId: 'soup', quantity: 2, choices: [feta], note: '' });
  keepDish({
    menuItemId: 'soup',
    quantity: 1,
    choices: [{ ...feta, name: 'Feta' } as typeof feta],
  });
  keepDish({ menuItemId: 'soup', quantity: 1 });
  expect(JSON.parse(readGuestCart() ?? '')).toEqual([
    { menuItemId: 'soup', quantity: 2, choices: [feta], atMs: nowMs },
    { menuItemId: 'soup', quantity: 1, atMs: nowMs },
  ]);
});

it('a dish is kept for seven days', () => {
  keepDish({ menuItemId: 'soup', quantity: 1 });
  vi.setSystemTime(nowMs + 7 * dayMs);
  expect(keptDishes()).toHaveLength(1);
  vi.setSystemTime(nowMs + 7 * dayMs + 1);
  expect(keptDishes()).toEqual([]);
});

it('at most a hundred dishes are kept, the first ones', () => {
  for (let at = 0; at < 102; at += 1) keepDish({ menuItemId: `dish-${at}`, quantity: 1 });
  expect(keptDishes()).toHaveLength(100);
  expect(keptDishes().at(-1)?.menuItemId).toBe('dish-99');
});

it('a browser that blocks storage keeps dishes until the page is closed', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDish({ menuItemId: 'soup', quantity: 1 });
  expect(keptDishes()).toHaveLength(1);
});

const sound = { menuItemId: 'soup', quantity: 1, atMs: nowMs };

it.each([
  'soup',
  '{}',
  '[null, 7, "soup", []]',
  ...[
    { menuItemId: '../soup' },
    { quantity: 0 },
    { quantity: 1.5 },
    { quantity: '2' },
    { quantity: 100 },
    { choices: 'feta' },
    { choices: [null] },
    { choices: [{ groupId: 'toppings' }] },
    { choices: Array.from({ length: 161 }, () => feta) },
    { note: 7 },
    { note: 'x'.repeat(141) },
    { atMs: '0' },
    { atMs: nowMs + 8 * dayMs },
  ].map((tampered) => JSON.stringify([{ ...sound, ...tampered }])),
])('what somebody has put into the storage is ignored: %s', (text) => {
  expect(keptLinesIn(text, nowMs)).toEqual([]);
});

it('what is left of a tampered line is what the API takes', () => {
  const text = JSON.stringify([
    { ...sound, price: 0, name: '<b>', choices: [{ ...feta, cents: -1 }] },
    { quantity: 1 },
  ]);
  const [line, ...others] = keptLinesIn(text, nowMs);
  const { atMs, ...kept } = line ?? sound;
  expect({ atMs, others, isTaken: v.is(keptDishSchema, kept) }).toEqual({
    atMs: nowMs,
    others: [],
    isTaken: true,
  });
});
