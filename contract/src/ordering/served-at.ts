import type { ServingTime } from '../categories/endpoints.ts';
import { weekdays } from '../ground/weekdays.ts';
import {
  addDays,
  daysBetween,
  localDayAt,
  nextOpenMs,
  openingsOf,
  openPeriodsOn,
  type Hours,
  type HoursInZone,
  type Opening,
  type ToInstant,
} from './opening-hours.ts';

/** Where clocks are those that serving times are meant by. */
export type ClockOfServing = { timeZone: string; toInstant: ToInstant };

/** Whether something is served at a moment: from its beginning to its end, both included. */
export function servedAt(
  served: readonly ServingTime[] | undefined,
  atMs: number,
  clock: ClockOfServing,
): boolean {
  if (served === undefined) return true;
  const zone = servingZone(served, clock);
  const today = localDayAt(atMs, zone);
  return [addDays(today, -1), today]
    .flatMap((day) => openPeriodsOn(day, zone))
    .some(({ startMs, endMs }) => startMs <= atMs && atMs <= endMs);
}

/** Returns the first moment from `fromMs` on at which something is served; undefined if there is none. */
export function nextServedMs(
  served: readonly ServingTime[] | undefined,
  fromMs: number,
  clock: ClockOfServing,
): number | undefined {
  if (served === undefined || servedAt(served, fromMs, clock)) return fromMs;
  return nextOpenMs(fromMs, servingZone(served, clock));
}

/** Returns when something is served on some days and in the nights after them, in order of time. */
export function servingsOf(
  served: readonly ServingTime[],
  { first, last }: { first: string; last: string },
  clock: ClockOfServing,
): Pick<Opening, 'startMs' | 'endMs'>[] {
  return openingsOf(daysBetween(first, last), servingZone(served, clock));
}

/** Serving times are counted like hours, but no special date changes them. */
function servingZone(
  served: readonly ServingTime[],
  { timeZone, toInstant }: ClockOfServing,
): HoursInZone {
  const periodsOf = (day: (typeof weekdays)[number]) =>
    served
      .filter(({ days }) => days.includes(day))
      .map(({ from, to }) => ({ open: from, close: to }));
  const week = Object.fromEntries(weekdays.map((day) => [day, periodsOf(day)])) as Hours['week'];
  return { hours: { timeZone, week, exceptions: {} }, toInstant };
}
