import { dayMs } from '../ground/time.ts';
import type { OrderingSettings, Period } from './endpoints.ts';

/** Keys of a week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** What the clocks of a time zone show. */
export type WallTime = {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
  timeZone: string;
  /** Which moment it is where clocks show the time twice. */
  whenTwice: 'first' | 'second';
};

/**
 * The moment of a wall time, in milliseconds since 1970; the first one after the gap for a time that
 * clocks skip. Passed in, because only the server has a database of time zones.
 */
export type ToInstant = (wall: WallTime) => number;

export type Hours = Pick<OrderingSettings, 'timeZone' | 'week' | 'exceptions'>;

/** Hours, and the database that tells when they are. */
export type HoursInZone = { hours: Hours; toInstant: ToInstant };

/** One period of the hours: it belongs to the business day it opened on, also after midnight. */
export type OpenPeriod = { day: string; startMs: number; endMs: number };

/** Periods that touch: from when the doors open until they close. */
export type Opening = { startMs: number; endMs: number; periods: OpenPeriod[] };

/** A number of days after a day, `YYYY-MM-DD` both. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The day that clocks of the time zone show. */
export function localDayAt(nowMs: number, { hours, toInstant }: HoursInZone): string {
  const inUtc = new Date(nowMs).toISOString().slice(0, 10);
  const { timeZone } = hours;
  const hasBegun = (day: string) =>
    toInstant({ day, time: '00:00', timeZone, whenTwice: 'first' }) <= nowMs;
  return [addDays(inUtc, 1), inUtc].find(hasBegun) ?? addDays(inUtc, -1);
}

/** What counts on a day: its exception, or else the hours of its weekday. */
export function periodsOn(day: string, { week, exceptions }: Hours): Period[] {
  const exception = exceptions[day];
  if (exception !== undefined) return exception.periods;
  // Sunday is 0 for Date, and last in our week.
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  return weekday === undefined ? [] : week[weekday];
}

/** When the periods of a day are: none on a day that the zone has skipped. */
export function openPeriodsOn(day: string, { hours, toInstant }: HoursInZone): OpenPeriod[] {
  const periods = periodsOn(day, hours);
  if (periods.length === 0) return [];
  const { timeZone } = hours;
  const first = (onDay: string, time: string) =>
    toInstant({ day: onDay, time, timeZone, whenTwice: 'first' });
  const nextDay = addDays(day, 1);
  if (first(day, '00:00') >= first(nextDay, '00:00')) return [];
  return periods
    .map(({ open, close }) => {
      const closeDay = close <= open ? nextDay : day;
      const endMs = toInstant({ day: closeDay, time: close, timeZone, whenTwice: 'second' });
      return { day, startMs: first(day, open), endMs };
    })
    .filter(({ startMs, endMs }) => startMs < endMs);
}

/**
 * The openings of business days, in order. Where periods overlap (an exception after a long night),
 * the one that opened first keeps its time.
 */
export function openingsOf(days: readonly string[], zone: HoursInZone): Opening[] {
  const periods = days.flatMap((day) => openPeriodsOn(day, zone));
  const openings: Opening[] = [];
  for (const period of periods.sort((one, other) => one.startMs - other.startMs)) {
    const last = openings.at(-1);
    if (last === undefined || period.startMs > last.endMs) {
      openings.push({ startMs: period.startMs, endMs: period.endMs, periods: [period] });
    } else if (period.endMs > last.endMs) {
      last.periods.push({ ...period, startMs: last.endMs });
      last.endMs = period.endMs;
    }
  }
  return openings;
}

/** The days from one to another, both included. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}

/**
 * The first moment from one on at which doors are open, however far ahead; undefined when there is
 * none. Hours that have no end come again within a week, unless exceptions are in the way.
 */
export function nextOpenMs(fromMs: number, zone: HoursInZone): number | undefined {
  const { exceptions } = zone.hours;
  const today = localDayAt(fromMs, zone);
  const yesterday = addDays(today, -1);
  const later = Object.keys(exceptions).filter((day) => day >= yesterday);
  const near = daysBetween(yesterday, addDays(today, 8 + later.length));
  for (const day of [...new Set([...near, ...later])].sort()) {
    const found = openPeriodsOn(day, zone).find(({ endMs }) => endMs > fromMs);
    if (found !== undefined) return Math.max(fromMs, found.startMs);
  }
  return undefined;
}
