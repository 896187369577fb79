import { minuteMs } from '../ground/time.ts';
import type { Order } from './schema.ts';
import {
  orderSteps,
  type OrderAction,
  type OrderState,
  type OrderStep,
  type StepRule,
} from './order-states.ts';
import { declineEndsMs } from './promise.ts';

/** When a step of an order is allowed: from which states, and at what time. */

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
  /** The minutes before its pick-up by which the order had to be placed. */
  noticeMinutes?: number | undefined;
  /** Until when the diner may decline a later promise, if there is one. */
  declineUntilMs?: number | undefined;
};

/** Returns what decides about the steps of an order. */
export function orderInTime(
  order: Pick<Order, 'state' | 'dueAt' | 'pickup' | 'times' | 'noticeMinutes'>,
): OrderInTime {
  const { state, dueAt, pickup, noticeMinutes } = order;
  return {
    state,
    dueAtMs: Date.parse(dueAt),
    kind: pickup.kind,
    noticeMinutes,
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
  { state, dueAtMs, kind, noticeMinutes = 0, declineUntilMs = 0 }: OrderInTime,
  { nowMs, lead }: { nowMs: number; lead: number },
): StepRefusal | undefined {
  const { from }: StepRule = orderSteps[step];
  if (!from.includes(state)) return 'wrong_state';
  if (step === 'no-show' && nowMs < dueAtMs + noShowAfterMs) return 'too_early';
  if (step !== 'cancel' || state !== 'accepted') return undefined;
  if (nowMs < declineUntilMs) return undefined;
  // The kitchen starts to cook once it has accepted, unless the order is for later.
  const neededMs = Math.max(lead, noticeMinutes) * minuteMs;
  return kind === 'asap' || nowMs >= dueAtMs - neededMs ? 'too_late' : undefined;
}

/** The last action on an order. */
export type LastStep = { action: OrderAction; to: OrderState; atMs: number };

/** Actions that cannot be undone: the diner was told for good, or it is an undo itself. */
const notUndoable: readonly OrderAction[] = [
  'place',
  'reject',
  'cancel',
  'expire',
  'undo',
  'acknowledge',
];

/** Returns why the kitchen cannot undo the last step, or undefined if it can. */
export function whyNotUndone(last: LastStep | undefined, nowMs: number): StepRefusal | undefined {
  if (last === undefined || notUndoable.includes(last.action)) return 'wrong_state';
  const withinMs = last.to === 'collected' ? undoCollectedWithinMs : undoWithinMs;
  return nowMs - last.atMs > withinMs ? 'too_late' : undefined;
}
