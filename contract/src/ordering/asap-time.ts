import { minuteMs } from '../ground/time.ts';
import { hasRoom, type Demand, type Offers, type Slot } from './slots.ts';

/** When an order for as soon as possible is ready, and the slot in which its load is booked. */
export type AsapTime = { slot: Slot; atMs: number };

/**
 * Returns the first time in the current opening at which an order is ready and its slot has room. There
 * is none if a dish is not served then: the kitchen does not begin now with what is for tonight.
 */
export function asapTime(offers: Offers, demand: Demand): AsapTime | undefined {
  const first = readyTimes(offers).find(({ slot }) => hasRoom(slot, demand, offers.settings));
  return first !== undefined && offers.dishes.areServedAt(first.atMs) ? first : undefined;
}

/** Returns the times, one in each slot, at which an order can be ready and all dishes are served. */
export function asapTimes(offers: Offers): AsapTime[] {
  return readyTimes(offers).filter(({ atMs }) => offers.dishes.areServedAt(atMs));
}

/**
 * Returns the first time in each slot at which an order can be ready: the beginning of the slot, or
 * in the running one the whole minute after the lead time.
 */
function readyTimes(offers: Offers): AsapTime[] {
  return offers.asapSlots
    .map((slot) => ({ slot, atMs: Math.max(offers.readyMs, slot.startMs) }))
    .filter(({ slot, atMs }) => isAround(slot, atMs, offers));
}

/** Returns the slot of the current opening that a moment falls into; none after the last order. */
export function slotAround(atMs: number, offers: Offers): Slot | undefined {
  return offers.asapSlots.find((slot) => isAround(slot, atMs, offers));
}

function isAround({ startMs }: Slot, atMs: number, { settings, opening }: Offers): boolean {
  const { slotMinutes, lastOrderMinutes } = settings;
  if (opening === undefined || atMs > opening.endMs - lastOrderMinutes * minuteMs) return false;
  return startMs <= atMs && atMs < startMs + slotMinutes * minuteMs;
}
