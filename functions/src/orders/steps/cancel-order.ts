import type { Order } from '@thymely/contract/orders/endpoints';
import type { OrderState } from '@thymely/contract/orders/order-states';
import { orderInTime, whyNotStep } from '@thymely/contract/orders/allowed-steps';
import type { OrderingStore } from '../../ordering/store.ts';
import { tooLateToCancel } from './step-errors.ts';
import { noSuchOrder } from '../order/errors.ts';
import { orderAfter, type OrderStepStore } from './order-steps.ts';
import { toOrderResponse, type OrderEvent } from '../order/store.ts';

type CancelOrderDeps = {
  orderSteps: OrderStepStore;
  ordering: Pick<OrderingStore, 'readSettings'>;
  nowMs: () => number;
};

type CancelOrderInput = {
  id: string;
  uid: string;
  /** The state that the diner was shown, if the call names it. */
  from?: OrderState | undefined;
  /** The time by `performance.now()` after which nothing is begun. Default: no limit. */
  untilMs?: number;
};

/**
 * Cancels a diner's own order: at any time before the kitchen accepts it, for a slot also after
 * that, until it must be started, and for a few minutes if it was accepted for later than promised.
 * Repeating it returns the cancelled order.
 *
 * @throws AppError NOT_FOUND, also for somebody else's order; CONFLICT with the current order;
 * UNAVAILABLE.
 */
export function cancelOrder(
  { orderSteps, ordering, nowMs: now }: CancelOrderDeps,
  { id, uid, from, untilMs = Infinity }: CancelOrderInput,
): Promise<Order> {
  return orderSteps.change(
    id,
    async ({ order }) => {
      if (order.uid !== uid) throw noSuchOrder();
      const { state } = order;
      if (state === 'cancelled') return { answer: toOrderResponse(order) };
      if (from !== undefined && from !== state) throw tooLateToCancel(order);
      const { kind } = order.pickup;
      const isForLater = state === 'accepted' && kind === 'slot';
      const lead = isForLater ? (await ordering.readSettings()).leadMinutes : 0;
      const nowMs = now();
      const whyNot = whyNotStep('cancel', orderInTime(order), { nowMs, lead });
      if (whyNot === 'too_late') return { refusal: tooLateToCancel(order) };
      if (whyNot !== undefined) throw tooLateToCancel(order);
      const after = orderAfter(order, { step: 'cancel', nowMs });
      const event: OrderEvent = {
        at: after.updatedAt,
        action: 'cancel',
        from: state,
        to: after.state,
        byUid: '',
        byRole: 'diner',
      };
      return { change: { order: after, event }, answer: toOrderResponse(after) };
    },
    { untilMs },
  );
}
