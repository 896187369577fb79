import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { expect, it } from 'vitest';
import { concernedOrders, orderNames } from './order-names.ts';

const orders = ['Dana', 'Ines', 'Omar', 'Bo', 'Grace', 'Ada'].map((name, at) => ({
  _id: name,
  number: 47 + at,
  name,
  dueAt: '2026-03-01T18:15:00.000Z',
}));

it.each([
  [1, 1, '#47 Dana'],
  [3, 3, '#47 Dana, #48 Ines, and #49 Omar'],
  [6, 6, '#47 Dana, #48 Ines, #49 Omar, #50 Bo, #51 Grace, and 1 more'],
  [1505, 10, '#47 Dana, #48 Ines, #49 Omar, #50 Bo, #51 Grace, and 1,500 more'],
])('%i open orders, of which %i came, are named: %s', (openOrders, came, names) => {
  expect(orderNames({ openOrders, orders: orders.slice(0, came) })).toBe(inBrandWords(names));
});

it('a question says which orders are concerned, nothing if none are, and when it does not know', async () => {
  const say = (count: number, number: string, names: string) => `${count} ${number} ${names}`;
  const answer = (count: number) =>
    Promise.resolve({ openOrders: count, orders: orders.slice(0, count) });
  expect(await concernedOrders(answer(1), say)).toBe('1 1 #47 Dana');
  expect(await concernedOrders(answer(0), say)).toBe('');
  expect(await concernedOrders(Promise.reject(new Error('offline')), say)).toBe(
    "We couldn't find out whether open orders are concerned.",
  );
});
