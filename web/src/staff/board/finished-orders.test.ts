import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenMove } from '@thymely/contract/orders/order-states';
import { canBeUndone } from '../parts/can-be-undone.ts';
import { withDone } from './finished-orders.ts';

const nowMs = Date.parse('2026-03-01T18:00:00.000Z');

function done(id: string, action: KitchenMove, minutesAgo = 1) {
  const updatedAt = new Date(nowMs - minutesAgo * 60_000).toISOString();
  const state = action === 'collect' ? 'collected' : 'not_collected';
  return { order: { _id: id, state, updatedAt } as Order, action, elsewhere: null };
}

describe('the orders that were just handed out', () => {
  it('are kept, the newest first, until they are undone', () => {
    const two = withDone([done('a', 'collect')], done('b', 'no-show'));
    expect(two.map(({ order }) => order._id)).toEqual(['b', 'a']);
    expect(withDone(two, done('c', 'accept'))).toHaveLength(2);
    expect(withDone(two, done('a', 'undo')).map(({ order }) => order._id)).toEqual(['b']);
  });

  it('can be undone for ten minutes, and those not collected for two', () => {
    expect(canBeUndone(done('a', 'collect', 10), nowMs)).toBe(true);
    expect(canBeUndone(done('a', 'collect', 10.1), nowMs)).toBe(false);
    expect(canBeUndone(done('a', 'no-show', 2), nowMs)).toBe(true);
    expect(canBeUndone(done('a', 'no-show', 2.1), nowMs)).toBe(false);
  });
});
