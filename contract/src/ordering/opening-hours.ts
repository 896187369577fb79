import { dayMs } from '../ground/time.ts';
import type { OrderingSettings } from './schema.ts';
import type { Period } from './week.ts';
import { weekdays } from '../ground/weekdays.ts';

/** The date and time on the clocks of a time zone. */
export type WallTime = {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
  timeZone: string;
  /** Which of two moments is meant when clocks show the time twice. */
  whenTwice: 'first' | 'second';
};

/**
 * Converts a wall time to milliseconds since 1970. A time that clocks skip becomes the first moment
 * after the gap. It is passed in because only the server has a time zone database.
 */
export type ToInstant = (wall: WallTime) => number;

export type Hours = Pick<OrderingSettings, 'timeZone' | 'week' | 'exceptions'>;

/** The hours, and the conversion that turns them into moments. */
export type HoursInZone = { hours: Hours; toInstant: ToInstant };

/** One period of the hours. It belongs to the business day on which it opens. */
export type OpenPeriod = { day: string; startMs: number; endMs: number };

/** Periods that touch, from when the doors open until they close. */
export type Opening = { startMs: number; endMs: number; periods: OpenPeriod[] };

/** Adds a number of days to a day. Both days are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return utcDayAt(Date.parse(day) + days * dayMs);
}

function utcDayAt(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** Returns the current day in the time zone of the hours. */
export function localDayAt(nowMs: number, { hours, toInstant }: HoursInZone): string {
  const inUtc = utcDayAt(nowMs);
  const { timeZone } = hours;
  const hasBegun = (day: string) =>
    toInstant({ day, time: '00:00', timeZone, whenTwice: 'first' }) <= nowMs;
  return [addDays(inUtc, 1), inUtc].find(hasBegun) ?? addDays(inUtc, -1);
}

/** Returns the periods of a day: those of its exception, or else of its weekday. */
export function periodsOn(day: string, { week, exceptions }: Hours): Period[] {
  const exception = exceptions[day];
  if (exception !== undefined) return exception.periods;
  // Sunday is 0 for Date, but last in our week.
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  return weekday === undefined ? [] : week[weekday];
}

/** Returns when the periods of a day begin and end; none for a day that the time zone skipped. */
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
 * Returns the openings of business days, in order. Where periods overlap (an exception after a long
 * night), the earlier one keeps its time.
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

/** Returns the number of days from the first to the last, both included, without listing them. */
export function countDays(first: string, last: string): number {
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1);
}

/** Returns the days from the first to the last, both included. Count days from outside first. */
export function daysBetween(first: string, last: string): string[] {
  const firstMs = Date.parse(first);
  const length = countDays(first, last);
  return Array.from({ length }, (_, index) => utcDayAt(firstMs + index * dayMs));
}

/**
 * Returns the first moment from `fromMs` on at which the doors are open, however far ahead, or
 * undefined if there is none.
 */
export function nextOpenMs(fromMs: number, zone: HoursInZone): number | undefined {
  for (const day of daysToSearch(fromMs, zone)) {
    const found = openPeriodsOn(day, zone).find(({ endMs }) => endMs > fromMs);
    if (found !== undefined) return Math.max(fromMs, found.startMs);
  }
  return undefined;
}

/**
 * Returns the days, in order, in which to look for the first hours from a moment on: yesterday may
 * not have ended. Hours recur within a week, unless the only ones are on the day of an exception, or
 * on a day that the time zone skips: then it is a week more for each.
 */
export function daysToSearch(fromMs: number, zone: HoursInZone): string[] {
  const today = localDayAt(fromMs, zone);
  const yesterday = addDays(today, -1);
  const later = Object.keys(zone.hours.exceptions).filter((day) => day >= yesterday);
  const near = daysBetween(yesterday, addDays(today, 7 * (2 + later.length)));
  return [...new Set([...near, ...later])].sort();
}
