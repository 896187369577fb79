import { minuteMs } from '../ground/time.ts';
import { hasRoom, type Demand, type Offers, type Slot } from './slots.ts';

/** When an order for as soon as possible is ready, and the slot in which its load is booked. */
export type AsapTime = { slot: Slot; atMs: number };

/** Returns the first time in the current opening at which an order is ready and its slot has room. */
export function asapTime(offers: Offers, demand: Demand): AsapTime | undefined {
  return asapTimes(offers).find(({ slot }) => hasRoom(slot, demand, offers.settings));
}

/**
 * Returns the first time in each slot at which an order can be ready: the beginning of the slot, or
 * in the running one the whole minute after the lead time. At that time, all dishes are served.
 */
export function asapTimes(offers: Offers): AsapTime[] {
  return offers.asapSlots
    .map((slot) => ({ slot, atMs: Math.max(offers.readyMs, slot.startMs) }))
    .filter(({ slot, atMs }) => slotAround(atMs, offers) === slot)
    .filter(({ atMs }) => offers.dishes.areServedAt(atMs));
}

/** Returns the slot of the current opening that a moment falls into; none after the last order. */
export function slotAround(atMs: number, { settings, asapSlots, opening }: Offers) {
  const { slotMinutes, lastOrderMinutes } = settings;
  if (opening === undefined || atMs > opening.endMs - lastOrderMinutes * minuteMs) return undefined;
  return asapSlots.find(
    ({ startMs }) => startMs <= atMs && atMs < startMs + slotMinutes * minuteMs,
  );
}
