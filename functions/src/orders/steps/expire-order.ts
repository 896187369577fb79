import { noAnswer } from '../order/refusal.ts';
import type { StoredOrder } from '../order/store.ts';
import { orderAfter, type OrderDecision, type OrderStepStore } from './order-steps.ts';

type ExpireOrderDeps = { orderSteps: OrderStepStore; nowMs: () => number };

type ExpireOrderInput = {
  id: string;
  /** Whether an order waits for an answer, and has waited too long by then. */
  isDue: (order: StoredOrder, nowMs: number) => boolean;
  /** The admins who are told by mail. */
  ownerUids: readonly string[];
};

/**
 * Ends an order that the kitchen has not answered in time. Returns whether this call ended it: an
 * order that somebody has answered in the meantime stays as it is.
 *
 * @throws AppError NOT_FOUND, UNAVAILABLE.
 */
export function expireOrder(
  { orderSteps, nowMs: now }: ExpireOrderDeps,
  { id, isDue, ownerUids }: ExpireOrderInput,
): Promise<boolean> {
  return orderSteps.change(id, ({ order }): Promise<OrderDecision<boolean>> => {
    const nowMs = now();
    if (!isDue(order, nowMs)) return Promise.resolve({ answer: false });
    const after = orderAfter(order, { step: 'expire', nowMs, refusal: noAnswer });
    const event = {
      at: after.updatedAt,
      action: 'expire',
      from: order.state,
      to: after.state,
      byUid: '',
      byRole: 'system',
      reason: noAnswer.code,
    } as const;
    return Promise.resolve({ change: { order: after, event, ownerUids }, answer: true });
  });
}
