import { minuteMs } from '../ground/time.ts';
import { longestWorkMinutes } from '../orders/notice.ts';
import type { OrderingSettings } from './schema.ts';
import {
  addDays,
  daysBetween,
  localDayAt,
  openingsOf,
  type Opening,
  type ToInstant,
} from './opening-hours.ts';

/** Openings that last longer than this count as having no end. */
const horizonDays = 9;

/** When the dishes of an order can be had, besides whenever there is room. */
export type DishTimes = {
  /** The most notice that one of them needs. */
  noticeMinutes: number;
  /** Whether all of them are served at a moment. */
  areServedAt: (atMs: number) => boolean;
};

/** Dishes that can be had at any time. */
export const anyTime: DishTimes = { noticeMinutes: 0, areServedAt: () => true };

/** A time of pick-up. Its key in the ledger is its start in minutes since 1970. */
export type Slot = { day: string; startMs: number };

/** What decides which times are offered. */
export type OrderingMoment = {
  settings: OrderingSettings;
  nowMs: number;
  toInstant: ToInstant;
  /** Whether a kitchen screen was in use just now, or none is required. */
  isAttended: boolean;
};

/** The booked load by business day. On a day without a ledger, nothing is booked. */
export type Ledgers = ReadonlyMap<string, SlotLoads>;

/** What is booked for a slot: load, orders, and those of diners without a verified email. */
export type Booked = { load: number; orders?: number; unverified?: number };

/** The `slots` of a ledger, by their start in minutes since 1970. */
export type SlotLoads = Readonly<Record<string, Booked>>;

/** The load of an order, and the ledgers that show what is booked. */
export type Demand = {
  load: number;
  ledgers: Ledgers;
  /** Whether the diner's email is unverified. Such diners share a part of each slot. */
  isUnverified?: boolean;
};

export type Offers = {
  settings: OrderingSettings;
  /** The current opening, or undefined outside of the hours. */
  opening: Opening | undefined;
  /** The end of the current opening, or null if it has none within a week. */
  openUntilMs: number | null;
  isPaused: boolean;
  /** Every slot that an order placed now could get, booked or not, in order of time. */
  slots: Slot[];
  /**
   * The slots that an order for as soon as possible can fall into, the running one included; none
   * while those are not taken.
   */
  asapSlots: Slot[];
  /** The whole minute after which the kitchen can have an order ready, wherever there is room. */
  readyMs: number;
  dishes: DishTimes;
};

export function slotKeyOf({ startMs }: Pick<Slot, 'startMs'>): number {
  return startMs / minuteMs;
}

/**
 * Returns the times that can be ordered for, before bookings are considered.
 *
 * @param dishes what is ordered. Default: what can be had at any time.
 */
export function offersAt(
  { settings, nowMs, toInstant, isAttended }: OrderingMoment,
  dishes: DishTimes = anyTime,
): Offers {
  const zone = { hours: settings, toInstant };
  const { timeZone, daysAhead } = settings;
  const today = localDayAt(nowMs, zone);
  const horizon = addDays(today, horizonDays);
  // A night that begins on the last day ends on the next one.
  const lastDay = addDays(today, Math.max(horizonDays, daysAhead + 1));
  // While an admin has closed ordering, there is nothing to order for, as without any hours.
  const isClosed = settings.closedNotice !== null;
  const openings = isClosed ? [] : openingsOf(daysBetween(addDays(today, -3), lastDay), zone);
  const opening = openings.find(({ startMs, endMs }) => startMs <= nowMs && nowMs < endMs);
  const horizonMs = toInstant({ day: horizon, time: '00:00', timeZone, whenTwice: 'first' });

  const pausedUntilMs = Date.parse(settings.pausedUntil ?? '') || 0;
  const isPaused = nowMs < pausedUntilMs;
  const firstMs =
    Math.max(nowMs, pausedUntilMs) +
    Math.max(settings.leadMinutes, dishes.noticeMinutes) * minuteMs;
  const slotsOf = (from: Opening, span: Span) => {
    const nextMs = openings[openings.indexOf(from) + 1]?.startMs ?? Infinity;
    return slotsIn(from, nextMs, settings, span);
  };
  const ahead = { fromMs: firstMs, lastDay: addDays(today, daysAhead) };
  const notOver = {
    fromMs: nowMs - settings.slotMinutes * minuteMs + 1,
    // An order just before midnight can be for tomorrow even where orders are for today only.
    lastDay: addDays(today, Math.max(1, daysAhead)),
  };
  // Nobody would begin with an order for as soon as possible that is ready in days.
  const isSoon = dishes.noticeMinutes <= longestWorkMinutes;
  const isAsapOn = opening !== undefined && isAttended && !isPaused && isSoon;
  return {
    settings,
    opening,
    openUntilMs: opening && opening.endMs < horizonMs ? opening.endMs : null,
    isPaused,
    slots: openings
      .filter((each) => isAttended || each !== opening)
      .flatMap((each) => slotsOf(each, ahead))
      .filter(({ startMs }) => dishes.areServedAt(startMs)),
    asapSlots: isAsapOn ? slotsOf(opening, notOver) : [],
    readyMs: Math.ceil(firstMs / minuteMs) * minuteMs,
    dishes,
  };
}

/** Which slots are wanted: those that begin at a moment or later, up to a business day. */
type Span = { fromMs: number; lastDay: string };

/**
 * Returns the wanted slots of an opening: from its lead time after opening until the last order. None
 * reaches into the next opening, which has slots of its own.
 */
function slotsIn(
  { startMs, endMs, periods }: Opening,
  nextMs: number,
  settings: OrderingSettings,
  { fromMs, lastDay }: Span,
): Slot[] {
  const [lead, length, lastOrder] = [
    settings.leadMinutes,
    settings.slotMinutes,
    settings.lastOrderMinutes,
  ].map((minutes) => minutes * minuteMs) as [number, number, number];
  return periods.flatMap((period, index) => {
    // Where periods touch, the next one has its own slots, so none of this one may reach into it.
    const isLast = index === periods.length - 1;
    const lastMs = Math.min(
      endMs - lastOrder,
      isLast ? Math.min(endMs, nextMs - length) : period.endMs - length,
    );
    if (period.day > lastDay) return [];
    const slots: Slot[] = [];
    const firstMs = index === 0 ? startMs + lead : period.startMs;
    const leftOut = Math.ceil((Math.max(fromMs, startMs + lead) - firstMs) / length);
    let slotMs = firstMs + Math.max(0, leftOut) * length;
    for (; slotMs <= lastMs; slotMs += length) slots.push({ day: period.day, startMs: slotMs });
    return slots;
  });
}

/**
 * Returns what is booked between the start of a slot and its end, in any of the ledgers, whatever
 * the slots were at the time.
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

/** Returns the part of a slot that is booked, by its dishes or by its orders, whichever is more: 1 if it is full. */
export function bookedPart(
  { load, orders }: Required<Booked>,
  { slotCapacity, slotOrders }: OrderingSettings,
): number {
  return Math.max(load / slotCapacity, orders / slotOrders);
}

/** How many orders of a slot may be of diners without a verified email: half, rounded up. */
function unverifiedShare(slotOrders: number): number {
  return Math.ceil(slotOrders / 2);
}

/** Returns the slots of a business day that have room. */
export function freeSlotsOf(day: string, { settings, slots }: Offers, demand: Demand): Slot[] {
  return slots.filter((slot) => slot.day === day && hasRoom(slot, demand, settings));
}

/** Returns the slots of a business day that are offered, but have no room. */
export function fullSlotsOf(day: string, { settings, slots }: Offers, demand: Demand): Slot[] {
  return slots.filter((slot) => slot.day === day && !hasRoom(slot, demand, settings));
}

/** Returns the business days that have slots. Only a day's ledger tells whether one has room. */
export function daysWithSlots({ slots }: Offers): string[] {
  return [...new Set(slots.map(({ day }) => day))];
}

/** Returns three free slots from a moment on, filled up with earlier ones if there are fewer. */
export function nextFreeSlots(fromMs: number, { settings, slots }: Offers, demand: Demand): Slot[] {
  const most = 3;
  const free = slots.filter((slot) => hasRoom(slot, demand, settings));
  const earlier = free.filter(({ startMs }) => startMs < fromMs).length;
  const first = Math.max(0, Math.min(earlier, free.length - most));
  return free.slice(first, first + most);
}

/** Returns the slot that begins at a moment if it is offered now, full or not. */
export function slotAt(startMs: number, { slots }: Offers): Slot | undefined {
  return slots.find((slot) => slot.startMs === startMs);
}
