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
  /** The delay beyond the promised time. */
  minutes?: number | undefined;
  refusal?: StoredOrder['refusal'];
};

/** Returns the order after a step, without checking who makes it. */
export function orderAfter(order: StoredOrder, { step, nowMs, minutes = 0, refusal }: Step) {
  const { to } = orderSteps[step];
  /** An order that is made again is not ready anymore. */
  const isKept = ([state]: [string, string]) => step !== 'remake' || state !== 'ready';
  const at = new Date(nowMs).toISOString();
  return moved(order, to, nowMs, {
    dueAt: new Date(Date.parse(order.dueAt) + minutes * minuteMs).toISOString(),
    times: {
      ...Object.fromEntries(Object.entries(order.times).filter(isKept)),
      [nameOfTime(to)]: at,
      ...(step === 'remake' && { remade: at }),
    },
    payment: { ...order.payment, ...paymentAt(to) },
    refusal: refusal ?? null,
  });
}

/** Returns the order before its last step. */
export function orderBefore(order: StoredOrder, last: OrderEvent, nowMs: number): StoredOrder {
  return moved(order, last.from ?? order.state, nowMs, last.before);
}

/** Returns what a step changes besides the state, which an undo restores. */
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

/** Returns the payment in a state: nothing is owed for an order that nobody takes home. */
function paymentAt(state: OrderState): Partial<StoredOrder['payment']> {
  if (state === 'collected') return { status: 'paid' };
  return isOpenState(state) ? {} : { status: 'void' };
}

function nameOfTime(state: OrderState): string {
  return state === 'not_collected' ? 'notCollected' : state;
}
