import type { Order } from '@thymely/contract/orders/endpoints';
import { describe, expect, it } from 'vitest';
import { findOrders } from './find-orders.ts';

const orders = (
  [
    [112, 'Dana'],
    [12, 'Zoë Ångström'],
    [120, 'Dan'],
    [7, 'Jordan'],
  ] as const
).map(([number, name]) => ({ number, name }) as Order);

const found = (typed: string) => findOrders(orders, typed).map(({ number }) => number);

describe('the search on the board', () => {
  it('finds a number, the whole one first and then those that begin with it', () => {
    expect(found('12')).toEqual([12, 120, 112]);
    expect(found('#120')).toEqual([120]);
    expect(found('١٢')).toEqual([12, 120, 112]);
  });

  it('finds a part of a name, in small letters and without accents', () => {
    expect(found('dan')).toEqual([112, 120, 7]);
    expect(found('zoe ang')).toEqual([12]);
    expect(found('jordan \u200B')).toEqual([7]);
  });

  it('finds nothing for nothing, and for what no order has', () => {
    expect([found('  '), found('#'), found('Grace'), found('99')]).toEqual([[], [], [], []]);
  });
});
