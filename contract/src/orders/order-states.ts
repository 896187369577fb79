import { minuteMs } from '../ground/time.ts';
import type { Order } from './endpoints.ts';
import { declineEndsMs } from './promise.ts';

/** The states of an order and who may move it from one to the next, defined only here. */

export const orderStates = [
  /** Reserved for a payment provider: nobody cooks the order yet. */
  'awaiting_payment',
  'placed',
  'accepted',
  'cooking',
  'ready',
  'collected',
  'not_collected',
  'cancelled',
  'rejected',
] as const;
export type OrderState = (typeof orderStates)[number];

const openStates: readonly OrderState[] = ['placed', 'accepted', 'cooking', 'ready'];

/** Whether the kitchen or the diner still has to act on an order in this state. */
export function isOpenState(state: OrderState): boolean {
  return openStates.includes(state);
}

type Step = { by: 'kitchen' | 'diner' | 'system'; from: readonly OrderState[]; to: OrderState };

/** The steps of an order, without `undo`, which returns to the state before the last step. */
export const orderSteps = {
  accept: { by: 'kitchen', from: ['placed'], to: 'accepted' },
  start: { by: 'kitchen', from: ['accepted'], to: 'cooking' },
  ready: { by: 'kitchen', from: ['accepted', 'cooking'], to: 'ready' },
  collect: { by: 'kitchen', from: ['ready'], to: 'collected' },
  'no-show': { by: 'kitchen', from: ['ready'], to: 'not_collected' },
  /** The kitchen cooks it again, for example because it fell on the floor. */
  remake: { by: 'kitchen', from: ['ready'], to: 'cooking' },
  reject: { by: 'kitchen', from: openStates, to: 'rejected' },
  cancel: { by: 'diner', from: ['placed', 'accepted'], to: 'cancelled' },
  /** The order ends by itself, because the kitchen has not answered in time. */
  expire: { by: 'system', from: ['placed'], to: 'rejected' },
} as const satisfies Record<string, Step>;

export type OrderStep = keyof typeof orderSteps;
export type KitchenAction = Exclude<OrderStep, 'cancel' | 'expire'> | 'undo';

export const kitchenActions = [
  ...(Object.keys(orderSteps) as OrderStep[]).filter((step) => orderSteps[step].by === 'kitchen'),
  'undo',
] as const as readonly KitchenAction[];

export const rejectReasons = ['sold_out', 'too_busy', 'closing', 'duplicate', 'other'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** The code of a rejection by the kitchen, or of an order that ended without an answer. */
export type RefusalCode = RejectReason | 'no_answer';

const noShowAfterMs = 30 * minuteMs;
/** How long the kitchen can undo a step of an open order. */
export const undoWithinMs = 2 * minuteMs;
const undoCollectedWithinMs = 10 * minuteMs;

/** The reason why a step is refused: the order is in another state, or the time is wrong. */
export type StepRefusal = 'wrong_state' | 'too_early' | 'too_late';

type OrderInTime = {
  state: OrderState;
  dueAtMs: number;
  /** Whether the order is for as soon as possible or for a slot. */
  kind: 'asap' | 'slot';
  /** Until when the diner may decline a later promise, if there is one. */
  declineUntilMs?: number | undefined;
};

/** Returns what decides about the steps of an order. */
export function orderInTime(
  order: Pick<Order, 'state' | 'dueAt' | 'pickup' | 'times'>,
): OrderInTime {
  const { state, dueAt, pickup } = order;
  return {
    state,
    dueAtMs: Date.parse(dueAt),
    kind: pickup.kind,
    declineUntilMs: declineEndsMs(order),
  };
}

/**
 * Returns why a step is refused, or undefined if it is allowed.
 *
 * @param lead the minutes that the kitchen needs before an accepted order is due
 */
export function whyNotStep(
  step: OrderStep,
  { state, dueAtMs, kind, declineUntilMs = 0 }: OrderInTime,
  { nowMs, lead }: { nowMs: number; lead: number },
): StepRefusal | undefined {
  const { from }: Step = orderSteps[step];
  if (!from.includes(state)) return 'wrong_state';
  if (step === 'no-show' && nowMs < dueAtMs + noShowAfterMs) return 'too_early';
  if (step !== 'cancel' || state !== 'accepted') return undefined;
  if (nowMs < declineUntilMs) return undefined;
  // The kitchen starts to cook once it has accepted, unless the order is for later.
  return kind === 'asap' || nowMs >= dueAtMs - lead * minuteMs ? 'too_late' : undefined;
}

/** The actions that can happen to an order. */
export type OrderAction = 'place' | OrderStep | 'undo';

/** The last action on an order. */
export type LastStep = { action: OrderAction; to: OrderState; atMs: number };

/** Actions that cannot be undone: the diner was told for good, or it is an undo itself. */
const notUndoable: readonly OrderAction[] = ['place', 'reject', 'cancel', 'expire', 'undo'];

/** Returns why the kitchen cannot undo the last step, or undefined if it can. */
export function whyNotUndone(last: LastStep | undefined, nowMs: number): StepRefusal | undefined {
  if (last === undefined || notUndoable.includes(last.action)) return 'wrong_state';
  const withinMs = last.to === 'collected' ? undoCollectedWithinMs : undoWithinMs;
  return nowMs - last.atMs > withinMs ? 'too_late' : undefined;
}
