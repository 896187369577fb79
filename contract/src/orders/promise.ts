import { minuteMs } from '../ground/time.ts';
import type { Order } from './schema.ts';

/** A time that moves by no more than this needs neither a question nor an excuse. */
export const toleranceMs = 5 * minuteMs;

/** How long a diner may decline a later promise. */
const declineWithinMs = 3 * minuteMs;

type Promised = Pick<Order, 'state' | 'dueAt' | 'pickup' | 'times'>;

/**
 * Returns the moment until which the diner may decline an order that was accepted for later than
 * first promised. Undefined if it was not, and once the kitchen has begun.
 */
export function declineEndsMs({ state, dueAt, pickup, times }: Promised): number | undefined {
  const { accepted } = times;
  if (state !== 'accepted' || accepted === undefined) return undefined;
  const delayMs = Date.parse(dueAt) - Date.parse(pickup.quotedAt);
  return delayMs > toleranceMs ? Date.parse(accepted) + declineWithinMs : undefined;
}

/** Whether the diner may still decline a later promise. */
export function mayDecline(order: Promised, nowMs: number): boolean {
  return nowMs < (declineEndsMs(order) ?? 0);
}

/** Whether the kitchen has accepted an order, and it should have been ready for a while. */
export function isLate({ state, dueAt }: Pick<Order, 'state' | 'dueAt'>, nowMs: number): boolean {
  const isInKitchen = state === 'accepted' || state === 'cooking';
  return isInKitchen && nowMs - Date.parse(dueAt) >= toleranceMs;
}
