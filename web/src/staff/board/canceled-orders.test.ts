import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderStates } from '@thymely/contract/orders/order-states';
import { perhapsCanceled } from './canceled-orders.ts';

const order = (_id: string, state: Order['state'] = 'placed') => ({ _id, state }) as Order;
const all = (orders: Order[]) => ({ orders, isFull: false });
const nobody = new Set<string>();

describe('orders that may have been canceled', () => {
  it('are those that left the board before they were begun', () => {
    const before = orderStates.map((state) => order(state, state));
    const gone = perhapsCanceled(all(before), all([]), nobody).map(({ _id }) => _id);
    expect(gone).toEqual(['placed', 'accepted']);
  });

  it('exclude those that are still on it, and those that this screen has moved', () => {
    const before = [order('stays'), order('own'), order('gone')];
    const gone = perhapsCanceled(all(before), all([order('stays', 'accepted')]), new Set(['own']));
    expect(gone).toEqual([before[2]]);
  });
});
