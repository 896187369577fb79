import type { Order } from '@thymely/contract/orders/endpoints';
import { whyNotStep } from '@thymely/contract/orders/order-states';
import type { OrderingStore } from '../ordering/store.ts';
import { tooLateToCancel } from './advance-errors.ts';
import { noSuchOrder } from './errors.ts';
import { orderAfter } from './order-steps.ts';
import type { OrderStepStore } from './step-store.ts';
import { toOrderResponse, type OrderEvent } from './store.ts';

type Parts = {
  orderSteps: OrderStepStore;
  ordering: Pick<OrderingStore, 'readSettings'>;
  nowMs: () => number;
};

/**
 * Cancels a diner's own order: at any time before the kitchen accepts it, and then until it is to be
 * started. Repeated, it answers the cancelled order.
 *
 * @throws AppError NOT_FOUND, also for a foreign order; CONFLICT with the order as it is.
 */
export function cancelOrder(
  { orderSteps, ordering, nowMs: now }: Parts,
  { id, uid }: { id: string; uid: string },
): Promise<Order> {
  return orderSteps.change(id, async ({ order }) => {
    if (order.uid !== uid) throw noSuchOrder();
    if (order.state === 'cancelled') return { answer: toOrderResponse(order) };
    const isAccepted = order.state === 'accepted';
    const lead = isAccepted ? (await ordering.readSettings()).leadMinutes : 0;
    const nowMs = now();
    const at = { state: order.state, dueAtMs: Date.parse(order.dueAt), kind: order.pickup.kind };
    if (whyNotStep('cancel', at, { nowMs, lead }) !== undefined) throw tooLateToCancel(order);
    const after = orderAfter(order, { step: 'cancel', nowMs });
    const { state: from } = order;
    const step = { at: after.updatedAt, action: 'cancel', from, to: after.state } as const;
    const event: OrderEvent = { ...step, byUid: '', byRole: 'diner' };
    return { change: { order: after, event }, answer: toOrderResponse(after) };
  });
}
