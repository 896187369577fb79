import type { ServingTime } from '../categories/served.schema.ts';
import { weekdays } from '../ground/weekdays.ts';
import {
  addDays,
  daysBetween,
  localDayAt,
  openingsOf,
  openPeriodsOn,
  type Hours,
  type HoursInZone,
  type ToInstant,
} from './opening-hours.ts';
import type { OrderingMoment } from './slots.ts';

/** The clocks that serving times are meant by. */
type ServingClock = { timeZone: string; toInstant: ToInstant };

/** Whether something is served at a moment: from its beginning to its end, both included. */
export function servedAt(
  served: readonly ServingTime[] | undefined,
  atMs: number,
  clock: ServingClock,
): boolean {
  if (served === undefined) return true;
  const zone = servingZone(served, clock);
  const today = localDayAt(atMs, zone);
  return [addDays(today, -1), today]
    .flatMap((day) => openPeriodsOn(day, zone))
    .some(({ startMs, endMs }) => startMs <= atMs && atMs <= endMs);
}

/** More than the days from the last one that is offered to the end of its night. */
const daysAround = 3;

/** Returns a quick `servedAt` for the moments that can be ordered for, which are many. */
export function servingTest(
  served: readonly ServingTime[],
  { settings, nowMs, toInstant }: Omit<OrderingMoment, 'isAttended'>,
): (atMs: number) => boolean {
  const zone = servingZone(served, { timeZone: settings.timeZone, toInstant });
  const today = localDayAt(nowMs, zone);
  const last = addDays(today, settings.daysAhead + daysAround);
  const servings = openingsOf(daysBetween(addDays(today, -daysAround), last), zone);
  return (atMs) => {
    const latest = servings.findLast(({ startMs }) => startMs <= atMs);
    return latest !== undefined && atMs <= latest.endMs;
  };
}

/** Serving times are counted like hours, but no special date changes them. */
function servingZone(
  served: readonly ServingTime[],
  { timeZone, toInstant }: ServingClock,
): HoursInZone {
  const periodsOf = (day: (typeof weekdays)[number]) =>
    served
      .filter(({ days }) => days.includes(day))
      .map(({ from, to }) => ({ open: from, close: to }));
  const week = Object.fromEntries(weekdays.map((day) => [day, periodsOf(day)])) as Hours['week'];
  return { hours: { timeZone, week, exceptions: {} }, toInstant };
}
