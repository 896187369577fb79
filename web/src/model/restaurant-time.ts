import { formatDate, timeInWords } from '@thymely/contract/ground/in-words';
import { dayMs } from '@thymely/contract/ground/time';
import * as words from './words.en.ts';

/**
 * Times as people say them, in the restaurant's time zone. Until the zone is known (undefined) it
 * is the reader's own. All instants are milliseconds since 1970 or ISO 8601.
 */
export type Instant = number | string;
export type Zone = string | undefined;

const readable = { dateStyle: 'short', timeStyle: 'short' } as const;

/** Returns what a clock and a calendar show: `2026-11-22 18:42`, which is Swedish. */
function onTheWall(at: Instant, zone: Zone): string {
  return formatDate(at, zone, readable, 'sv');
}

/** Returns the zone's calendar day as a number that grows by one each day. */
function dayNumber(at: Instant, zone: Zone): number {
  return Date.parse(onTheWall(at, zone).slice(0, 10)) / dayMs;
}

function dateInWords(at: Instant, nowMs: number, zone: Zone): string {
  const [year, thisYear] = [at, nowMs].map((each) => onTheWall(each, zone).slice(0, 4));
  return formatDate(at, zone, {
    month: 'short',
    day: 'numeric',
    year: year === thisYear ? undefined : 'numeric',
  });
}

type Now = { nowMs: number; zone: Zone };

/** Returns the day of something to come: nothing for today, `tomorrow`, `Friday` or `Dec 3`. */
export function comingDay(at: Instant, { nowMs, zone }: Now): string | undefined {
  const daysAhead = dayNumber(at, zone) - dayNumber(nowMs, zone);
  if (daysAhead === 0) return undefined;
  if (daysAhead === 1) return words.tomorrow;
  if (daysAhead > 1 && daysAhead < 7) return formatDate(at, zone, { weekday: 'long' });
  return dateInWords(at, nowMs, zone);
}

/** Returns when something is to happen: `6:45 PM`, `tomorrow at 11 AM`, `Friday at 11 AM`. */
export function comingTime(at: Instant, now: Now): string {
  const day = comingDay(at, now);
  const time = timeInWords(at, now.zone);
  return day === undefined ? time : words.dayAtTime(day, time);
}

/** Whether something to come is today, so that its time stands without a day. */
export function isToday(at: Instant, now: Now): boolean {
  return comingDay(at, now) === undefined;
}

type ComingSentences = {
  today: (time: string) => string;
  later: (dayAndTime: string) => string;
};

/** Puts a coming time into a sentence: in many languages, other words stand before a day than before a time. */
export function comingInWords(at: Instant, now: Now, { today, later }: ComingSentences): string {
  const when = comingTime(at, now);
  return isToday(at, now) ? today(when) : later(when);
}

/** Returns when something happened: `Today, 6:42 PM`, `Yesterday, 11 AM`, `Nov 20, 7 PM`. */
export function pastTime(
  at: Instant,
  { nowMs, zone }: Now,
  days: Record<number, string> = { 0: words.today, 1: words.yesterday },
): string {
  const daysAgo = dayNumber(nowMs, zone) - dayNumber(at, zone);
  const day = days[daysAgo] ?? dateInWords(at, nowMs, zone);
  return `${day}, ${timeInWords(at, zone)}`;
}

/** The time and the date on the restaurant's wall. */
export type WallClock = {
  /** The date, such as `2026-11-22`, and the day before it. */
  date: string;
  dateBefore: string;
  /** The minutes since midnight. */
  minute: number;
};

export function wallClock(at: Instant, zone: Zone): WallClock {
  const [date = '', time = ''] = onTheWall(at, zone).split(' ');
  const dateBefore = new Date(Date.parse(date) - dayMs).toISOString().slice(0, 10);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { date, dateBefore, minute: hour * 60 + minute };
}
