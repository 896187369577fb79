import { minuteMs } from '@thymely/contract/ground/time';
import {
  isOpenState,
  orderSteps,
  type OrderState,
  type OrderStep,
} from '@thymely/contract/orders/order-states';
import { forgetRemovedDiner } from '../order/anonymous-order.ts';
import type { OrderEvent, StoredOrder } from '../order/store.ts';

type Step = {
  step: OrderStep;
  nowMs: number;
  /** So much later than promised. */
  minutes?: number | undefined;
  refusal?: StoredOrder['refusal'];
};

/** The order after a step, whoever may make it. */
export function orderAfter(order: StoredOrder, { step, nowMs, minutes = 0, refusal }: Step) {
  const { to } = orderSteps[step];
  const { ready, ...times } = order.times;
  const isMadeAgain = step === 'remake' || ready === undefined;
  return moved(order, to, nowMs, {
    dueAt: new Date(Date.parse(order.dueAt) + minutes * minuteMs).toISOString(),
    times: {
      ...(isMadeAgain ? times : order.times),
      [nameOfTime(to)]: new Date(nowMs).toISOString(),
    },
    payment: { ...order.payment, ...paymentAt(to) },
    refusal: refusal ?? null,
  });
}

/** The order as it was before its last step. */
export function orderBefore(order: StoredOrder, last: OrderEvent, nowMs: number): StoredOrder {
  return moved(order, last.from ?? order.state, nowMs, last.before);
}

/** What a step changes beside the state, and what an undo puts back. */
export function undoableParts({ dueAt, times, payment }: StoredOrder) {
  return { dueAt, times, payment };
}

function moved(
  order: StoredOrder,
  state: OrderState,
  nowMs: number,
  changes: Partial<StoredOrder> = {},
): StoredOrder {
  return forgetRemovedDiner({
    ...order,
    ...changes,
    state,
    isOpen: isOpenState(state),
    revision: order.revision + 1,
    updatedAt: new Date(nowMs).toISOString(),
  });
}

/** Nothing is owed for what nobody takes home; whoever takes it home has paid. */
function paymentAt(state: OrderState): Partial<StoredOrder['payment']> {
  if (state === 'collected') return { status: 'paid' };
  return isOpenState(state) ? {} : { status: 'void' };
}

function nameOfTime(state: OrderState): string {
  return state === 'not_collected' ? 'notCollected' : state;
}
