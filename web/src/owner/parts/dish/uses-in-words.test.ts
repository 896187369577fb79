import { expect, it } from 'vitest';
import { usesInWords } from './uses-in-words.ts';

it.each([
  [0, 0, 1, 'It is in no cart and in no open order.'],
  [1, 0, 1, 'It is in 1 cart.'],
  [0, 1, 1, 'It is in 1 open order.'],
  [3, 2, 1, 'It is in 3 carts and in 2 open orders.'],
  [3, 1, 4, 'They are in 3 carts and in 1 open order.'],
])('%i carts and %i open orders with %i dishes: %s', (carts, openOrders, dishes, words) => {
  expect(usesInWords({ carts, openOrders }, dishes)).toBe(words);
});
