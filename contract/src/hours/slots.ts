import { minuteMs } from '../ground/time.ts';
import type { OrderingSettings } from './endpoints.ts';
import {
  addDays,
  daysBetween,
  localDayAt,
  openingsOf,
  type HoursInZone,
  type Opening,
  type ToInstant,
} from './hours.ts';

/** Openings longer than this have no end that matters to a diner. */
const horizonDays = 9;

/** When a diner can pick up. Named in the ledger by the minutes from 1970 to its start. */
export type Slot = { day: string; startMs: number };

/** What a decision about times is taken from. */
export type OrderingMoment = {
  settings: OrderingSettings;
  nowMs: number;
  toInstant: ToInstant;
  /** Whether a kitchen screen has been seen just now, or needs not to be. */
  isAttended: boolean;
};

/** What is booked already, by business day; a day without a ledger has nothing booked. */
export type Ledgers = ReadonlyMap<string, SlotLoads>;

/** What is booked for a slot: load, orders, and how many of them are of diners without a verified email. */
export type Booked = { load: number; orders?: number; unverified?: number };

/** `slots` of a ledger: by the minutes from 1970 to the start. */
export type SlotLoads = Readonly<Record<string, Booked>>;

/** What an order of a load would meet. */
export type Demand = {
  load: number;
  ledgers: Ledgers;
  /** Whether the email of who orders is not verified: those have a share of each slot. */
  isUnverified?: boolean;
};

export type Offers = {
  settings: OrderingSettings;
  /** Undefined outside of the hours. */
  opening: Opening | undefined;
  /** Null when it has no end within a week. */
  openUntilMs: number | null;
  isPaused: boolean;
  /** Every slot that an order placed now could have, whatever is booked; earliest first. */
  slots: Slot[];
  /** Those that `as soon as possible` chooses from. */
  asapSlots: Slot[];
};

export function slotKeyOf({ startMs }: Pick<Slot, 'startMs'>): number {
  return startMs / minuteMs;
}

/** What can be ordered for when, before anybody asks how much is booked. */
export function offersAt({ settings, nowMs, toInstant, isAttended }: OrderingMoment): Offers {
  const zone = { hours: settings, toInstant };
  const { timeZone, daysAhead } = settings;
  const today = localDayAt(nowMs, zone);
  const horizon = addDays(today, horizonDays);
  const openings = openingsOf(daysBetween(addDays(today, -3), horizon), zone);
  const opening = openings.find(({ startMs, endMs }) => startMs <= nowMs && nowMs < endMs);
  const horizonMs = toInstant({ day: horizon, time: '00:00', timeZone, whenTwice: 'first' });

  const pausedUntilMs = Date.parse(settings.pausedUntil ?? '') || 0;
  const isPaused = nowMs < pausedUntilMs;
  const firstMs = Math.max(nowMs, pausedUntilMs) + settings.leadMinutes * minuteMs;
  const slotsFrom = (from: Opening) =>
    slotsIn(from, settings).filter(({ startMs }) => startMs >= firstMs);
  const until = (lastDay: string) => (slot: Slot) => slot.day <= lastDay;
  const isAsapOn = opening !== undefined && isAttended && !isPaused;
  return {
    settings,
    opening,
    openUntilMs: opening && opening.endMs < horizonMs ? opening.endMs : null,
    isPaused,
    slots: openings
      .filter((each) => isAttended || each !== opening)
      .flatMap(slotsFrom)
      .filter(until(addDays(today, daysAhead))),
    // Just before midnight also where orders are taken for today only.
    asapSlots: isAsapOn
      ? slotsFrom(opening).filter(until(addDays(today, Math.max(1, daysAhead))))
      : [],
  };
}

/** The slots of an opening: the kitchen needs its lead time after the doors open, and ends in time. */
function slotsIn({ startMs, endMs, periods }: Opening, settings: OrderingSettings): Slot[] {
  const [lead, length, lastOrder] = [
    settings.leadMinutes,
    settings.slotMinutes,
    settings.lastOrderMinutes,
  ].map((minutes) => minutes * minuteMs) as [number, number, number];
  return periods.flatMap((period, index) => {
    // Where periods touch, the next one has slots of its own: none reaches into it.
    const isLast = index === periods.length - 1;
    const lastMs = Math.min(endMs - lastOrder, isLast ? endMs : period.endMs - length);
    const slots: Slot[] = [];
    let slotMs = index === 0 ? startMs + lead : period.startMs;
    for (; slotMs <= lastMs; slotMs += length) {
      if (slotMs >= startMs + lead) slots.push({ day: period.day, startMs: slotMs });
    }
    return slots;
  });
}

/** How near to the end of a business day a slot may have been one of the day beside it. */
const edgeMs = 8 * 60 * minuteMs;

/**
 * The business days whose ledgers can hold orders for a slot, its own first. Other hours, or another
 * time zone, may have made it a slot of the day before or after, and orders stay where they were
 * booked: near the edge of its day both are read.
 */
export function decidingDays({ day, startMs }: Slot, zone: HoursInZone): string[] {
  const local = localDayAt(startMs, zone);
  // After midnight, in an opening of the evening before.
  if (local !== day) return [day, local];
  const beside = [localDayAt(startMs - edgeMs, zone), localDayAt(startMs + edgeMs, zone)];
  return [day, ...beside.filter((each) => each !== day)];
}

/**
 * What is booked between the start of a slot and its end, whatever slots there were before, and
 * whichever of the ledgers holds it.
 */
export function bookedIn(slot: Slot, ledgers: Ledgers, slotMinutes: number): Required<Booked> {
  const first = slotKeyOf(slot);
  const sum = { load: 0, orders: 0, unverified: 0 };
  for (const loads of ledgers.values()) {
    for (let key = first; key < first + slotMinutes; key++) {
      const booked = loads[key];
      sum.load += booked?.load ?? 0;
      sum.orders += booked?.orders ?? 0;
      sum.unverified += booked?.unverified ?? 0;
    }
  }
  return sum;
}

/** Whether a slot has room for an order. */
export function hasRoom(slot: Slot, demand: Demand, settings: OrderingSettings): boolean {
  const { slotCapacity, slotOrders, slotMinutes } = settings;
  const { load, orders, unverified } = bookedIn(slot, demand.ledgers, slotMinutes);
  if (load + demand.load > slotCapacity || orders + 1 > slotOrders) return false;
  return !demand.isUnverified || unverified + 1 <= unverifiedShare(slotOrders);
}

/** How many orders of a slot may be of diners without a verified email: half, rounded up. */
function unverifiedShare(slotOrders: number): number {
  return Math.ceil(slotOrders / 2);
}

/** When an order for as soon as possible is ready: never after the present opening. */
export function asapSlot({ settings, asapSlots }: Offers, demand: Demand): Slot | undefined {
  return asapSlots.find((slot) => hasRoom(slot, demand, settings));
}

/** The slots of a business day that have room. */
export function freeSlotsOf(day: string, { settings, slots }: Offers, demand: Demand): Slot[] {
  return slots.filter((slot) => slot.day === day && hasRoom(slot, demand, settings));
}

/** The business days that have slots; whether one of them has room, its ledger tells. */
export function daysWithSlots({ slots }: Offers): string[] {
  return [...new Set(slots.map(({ day }) => day))];
}

/** Three free slots from a moment on; earlier ones where there are not so many. */
export function nextFreeSlots(fromMs: number, { settings, slots }: Offers, demand: Demand): Slot[] {
  const most = 3;
  const free = slots.filter((slot) => hasRoom(slot, demand, settings));
  const earlier = free.filter(({ startMs }) => startMs < fromMs).length;
  const first = Math.max(0, Math.min(earlier, free.length - most));
  return free.slice(first, first + most);
}

/** The slot that begins at a moment, if it is offered now, full or not. */
export function slotAt(startMs: number, { slots }: Offers): Slot | undefined {
  return slots.find((slot) => slot.startMs === startMs);
}
