import { describe, expect, it } from 'vitest';
import type { StoredOrder } from '../orders/order/store.ts';
import type { OrderStepStore } from '../orders/steps/order-steps.ts';
import type { Diner } from '../sign-in/caller.ts';
import { endedOrder, orderOf } from '../testing/orders.ts';
import { listDinerOrders, rejectDiner } from './reject-diner.ts';

const caller = { uid: 'cook', isKitchen: true } as Diner;

/** The store lists the orders as they were, and changes them as they are. */
function depsWith(listed: StoredOrder[], present = listed) {
  const written: string[] = [];
  const orderSteps: OrderStepStore = {
    async change(id, decide) {
      const order = present.find(({ _id }) => _id === id) ?? orderOf();
      const decision = await decide({ order, readLast: () => Promise.resolve(undefined) });
      if ('refusal' in decision) throw decision.refusal;
      if (decision.change !== undefined) written.push(id);
      return decision.answer;
    },
  };
  const orders = {
    find: (id: string) => Promise.resolve(listed.find(({ _id }) => _id === id)),
    readPage: () => Promise.resolve({ orders: listed, next: undefined }),
  };
  const nowMs = () => Date.parse(orderOf().updatedAt);
  return { written, deps: { orders, orderSteps, nowMs } };
}

describe('requirement 57: the orders of a diner', () => {
  it('requirement 57: are listed by their due time', async () => {
    const at = (hour: number) => `2026-03-01T${hour}:00:00.000Z`;
    const late = orderOf({ _id: 'late', dueAt: at(20) });
    const { deps } = depsWith([late, orderOf({ _id: 'soon', dueAt: at(19) })]);
    const listed = await listDinerOrders(deps, { id: 'late', caller });
    expect(listed.map(({ _id }) => _id)).toEqual(['soon', 'late']);
  });

  it('requirement 57: are none where the only known one has ended', async () => {
    const { deps } = depsWith([orderOf({ ...endedOrder, uid: '' })]);
    expect(await listDinerOrders(deps, { id: 'order-1', caller })).toEqual([]);
  });

  it('requirement 57: stay as they are if they have ended since they were listed', async () => {
    const two = orderOf({ _id: 'order-2' });
    const { deps, written } = depsWith([orderOf(), two], [orderOf(endedOrder), two]);
    const by = { byUid: 'cook', byRole: 'kitchen' } as const;
    const rejection = {
      id: 'order-1',
      caller,
      reason: 'too_busy',
      screen: 'screen-1',
      by,
    } as const;
    const rejected = await rejectDiner(deps, { ...rejection, untilMs: Infinity });
    expect([rejected.map(({ _id }) => _id), written]).toEqual([['order-2'], ['order-2']]);
  });
});
