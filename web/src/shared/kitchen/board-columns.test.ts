import { minuteMs } from '@thymely/contract/ground/time';
import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderStates } from '@thymely/contract/orders/order-states';
import { columnsOf, withoutCooking, type Columns } from './board-columns.ts';

const nowMs = Date.parse('2026-03-01T18:00:00.000Z');
const now = { nowMs, leadMinutes: 20 };

type Facts = { state?: Order['state']; kind?: 'asap' | 'slot'; dueIn?: number };

function order(number: number, { state = 'placed', kind = 'asap', dueIn = 30 }: Facts = {}): Order {
  const dueAt = new Date(nowMs + dueIn * minuteMs).toISOString();
  return { _id: `order-${number}`, number, state, dueAt, pickup: { kind } } as Order;
}

function numbersIn(columns: Columns) {
  const numbers = Object.entries(columns).map(([name, orders]) => [
    name,
    orders.map(({ number }) => number),
  ]);
  return Object.fromEntries(numbers) as Record<keyof Columns, number[]>;
}

describe('the columns of the board', () => {
  it('follow from the state of each order', () => {
    const orders = orderStates.map((state, index) => order(index, { state }));
    expect(numbersIn(columnsOf(orders, now))).toEqual({
      new: [1],
      todo: [2],
      cooking: [3],
      ready: [4],
      later: [],
    });
  });

  it('are sorted by time, then by number', () => {
    const orders = [order(3), order(2), order(1, { dueIn: 40 }), order(4, { dueIn: -5 })];
    expect(numbersIn(columnsOf(orders, now)).new).toEqual([4, 2, 3, 1]);
  });

  it('have every new order in New, even one for a slot tomorrow', () => {
    const orders = [order(1, { kind: 'slot', dueIn: 24 * 60 })];
    expect(numbersIn(columnsOf(orders, now))).toMatchObject({ new: [1], later: [] });
  });

  it.each([
    [21, 'later'],
    [20, 'todo'],
    [-1, 'todo'],
  ] as const)('hold an accepted order for a slot %d minutes ahead in %s', (dueIn, column) => {
    const orders = [order(1, { state: 'accepted', kind: 'slot', dueIn })];
    expect(numbersIn(columnsOf(orders, now))[column]).toEqual([1]);
  });

  it.each([
    [90, 91, 'later'],
    [90, 90, 'todo'],
    [10, 20, 'todo'],
    [2880, 21, 'later'],
    [2880, 20, 'todo'],
  ] as const)(
    'hold an order that needed %d minutes of notice, %d minutes ahead, in %s',
    (noticeMinutes, dueIn, column) => {
      const accepted = order(1, { state: 'accepted', kind: 'slot', dueIn });
      expect(numbersIn(columnsOf([{ ...accepted, noticeMinutes }], now))[column]).toEqual([1]);
    },
  );

  it('do not delay an order that was placed for as soon as possible', () => {
    const orders = [order(1, { state: 'accepted', dueIn: 60 })];
    expect(numbersIn(columnsOf(orders, now)).todo).toEqual([1]);
  });

  it('are three when To do and Cooking are combined', () => {
    const orders = [order(1, { state: 'accepted' }), order(2, { state: 'cooking', dueIn: 10 })];
    const columns = withoutCooking(columnsOf(orders, now));
    expect(numbersIn(columns)).toMatchObject({ todo: [2, 1], cooking: [] });
  });
});
