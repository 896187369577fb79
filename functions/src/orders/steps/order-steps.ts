import { minuteMs } from '@thymely/contract/ground/time';
import {
  isOpenState,
  orderSteps,
  stepsToAcknowledge,
  type OrderState,
  type OrderStep,
} from '@thymely/contract/orders/order-states';
import type { AppError } from '../../platform/app-error.ts';
import { forgetRemovedDiner } from '../order/anonymous-order.ts';
import type { OrderEvent, StoredOrder } from '../order/store.ts';

export type OrderReading = {
  order: StoredOrder;
  /** Returns the order's last event. It costs one read, which not every decision needs. */
  readLast: () => Promise<OrderEvent | undefined>;
};

/** The new state of an order, and the event that led to it. */
export type OrderChange = {
  order: StoredOrder;
  event: OrderEvent;
  /** The people whom a mail tells of it, besides the diner. */
  ownerUids?: readonly string[];
};

/**
 * A change or none, with the answer; or a refusal because the time for the step is over. The
 * refusal is written, so that an earlier attempt of the same step still in transit finds the order
 * changed and does not happen after the refusal.
 */
export type OrderDecision<Answer> =
  | { change?: OrderChange; answer: Answer }
  | { refusal: AppError };

type ChangeOptions = {
  /** The time by `performance.now()` after which nothing is decided or written. Default: no limit. */
  untilMs?: number;
  /** Called with the order after a step that was written, unless that was an acknowledgement. */
  tell?: (order: StoredOrder) => void;
};

export type OrderStepStore = {
  /**
   * Changes an order, its ledger and its list of events at once.
   *
   * @throws AppError NOT_FOUND, UNAVAILABLE, and the refusal of the decision.
   */
  change<Answer>(
    id: string,
    decide: (reading: OrderReading) => Promise<OrderDecision<Answer>>,
    options?: ChangeOptions,
  ): Promise<Answer>;
};

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
    ...(stepsToAcknowledge.includes(step) && { unacknowledgedSince: at }),
  });
}

/** Returns the order once somebody in the kitchen knows that it has ended. Nothing else changes. */
export function acknowledgedOrder(order: StoredOrder): StoredOrder {
  return { ...order, unacknowledgedSince: null, revision: order.revision + 1 };
}

/** Returns the order before its last step. */
export function orderBefore(order: StoredOrder, last: OrderEvent, nowMs: number): StoredOrder {
  return moved(order, last.from ?? order.state, nowMs, last.before);
}

/** Returns what a step changes besides the state, which an undo restores. */
export function undoableFields({ dueAt, times, payment }: StoredOrder) {
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
