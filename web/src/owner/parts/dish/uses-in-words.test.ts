import { expect, it } from 'vitest';
import { usesInWords } from './uses-in-words.ts';

const open = ['Dana', 'Ines'].map((name, at) => ({
  _id: name,
  number: 47 + at,
  name,
  dueAt: '2026-03-01T18:15:00.000Z',
}));

it.each([
  [0, 0, 1, 'It is in no cart and in no open order.'],
  [1, 0, 1, 'It is in 1 cart.'],
  [0, 1, 1, 'It is in 1 open order (#47 Dana).'],
  [3, 2, 1, 'It is in 3 carts and in 2 open orders (#47 Dana and #48 Ines).'],
  [3, 1, 4, 'They are in 3 carts and in 1 open order (#47 Dana).'],
])('%i carts and %i open orders with %i dishes: %s', (carts, openOrders, dishes, words) => {
  const orders = open.slice(0, openOrders);
  expect(usesInWords({ carts, openOrders, orders }, dishes)).toBe(words);
});
