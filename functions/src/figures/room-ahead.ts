import type { SlotRoom } from '@thymely/contract/figures/endpoints';
import { hourMs } from '@thymely/contract/ground/time';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import {
  bookedIn,
  bookedPart,
  hasRoom,
  offersAt,
  type Ledgers,
  type Slot,
} from '@thymely/contract/ordering/slots';
import { toInstant } from '../ordering/time-zones.ts';

const aheadMs = 2 * hourMs;

/** Returns the slots of the next two hours, the running one first, as if nobody had paused orders. */
export function slotsAhead(settings: OrderingSettings, nowMs: number): Slot[] {
  const moment = { settings: { ...settings, pausedUntil: null }, nowMs, toInstant };
  const { slots, asapSlots } = offersAt({ ...moment, isAttended: true });
  const byStart = new Map([...asapSlots, ...slots].map((slot) => [slot.startMs, slot]));
  const inOrder = [...byStart.values()].toSorted((one, other) => one.startMs - other.startMs);
  const fromMs = Math.min(nowMs, inOrder[0]?.startMs ?? nowMs);
  return inOrder.filter(({ startMs }) => startMs < fromMs + aheadMs);
}

/** Returns what is booked for a slot. */
export function roomIn(slot: Slot, ledgers: Ledgers, settings: OrderingSettings): SlotRoom {
  const booked = bookedIn(slot, ledgers, settings.slotMinutes);
  return {
    at: new Date(slot.startMs).toISOString(),
    orders: booked.orders,
    percent: Math.min(100, Math.round(bookedPart(booked, settings) * 100)),
    isFull: !hasRoom(slot, { load: 1, ledgers }, settings),
  };
}
