import { dayMs } from '@thymely/contract/ground/time';

/**
 * Times as people say them, in the restaurant's time zone. Until the zone is known (undefined) it
 * is the reader's own. All instants are milliseconds since 1970 or ISO 8601.
 */
export type Instant = number | string;
export type Zone = string | undefined;

const styles = {
  time: { hour: 'numeric', minute: '2-digit' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  calendar: { year: 'numeric', month: '2-digit', day: '2-digit' },
  year: { year: 'numeric' },
  weekday: { weekday: 'long' },
  date: { month: 'short', day: 'numeric' },
  dateWithYear: { month: 'short', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The formatters by time zone and format: making one takes far longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatted(at: Instant, zone: Zone, style: keyof typeof styles): string {
  const key = `${style} ${zone ?? ''}`;
  const formatter = formatters.get(key) ?? formatterFor(zone, styles[style]);
  formatters.set(key, formatter);
  return formatter.format(new Date(at));
}

function formatterFor(timeZone: Zone, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    // The server may know a zone that this browser does not know.
    return new Intl.DateTimeFormat('en-US', options);
  }
}

/** Returns a time like `6:42 PM`, or `10 PM` on the hour. */
export function timeInWords(at: Instant, zone: Zone): string {
  const time = formatted(at, zone, 'time');
  // Intl puts a narrow no-break space before AM and PM.
  return time.replace(':00', '').replaceAll(/\s/g, ' ');
}

/** Returns the zone's calendar day as a number that grows by one each day. */
function dayNumber(at: Instant, zone: Zone): number {
  const day = formatted(at, zone, 'calendar');
  const [month = 1, date = 1, year = 1970] = day.split('/').map(Number);
  return Date.UTC(year, month - 1, date) / dayMs;
}

function dateInWords(at: Instant, nowMs: number, zone: Zone): string {
  const isThisYear = formatted(at, zone, 'year') === formatted(nowMs, zone, 'year');
  return formatted(at, zone, isThisYear ? 'date' : 'dateWithYear');
}

type Now = { nowMs: number; zone: Zone };

/** Returns the day of something to come: nothing for today, `tomorrow`, `Friday` or `Dec 3`. */
export function comingDay(at: Instant, { nowMs, zone }: Now): string | undefined {
  const daysAhead = dayNumber(at, zone) - dayNumber(nowMs, zone);
  if (daysAhead === 0) return undefined;
  if (daysAhead === 1) return 'tomorrow';
  if (daysAhead > 1 && daysAhead < 7) return formatted(at, zone, 'weekday');
  return dateInWords(at, nowMs, zone);
}

/** Returns when something is to happen: `6:45 PM`, `tomorrow at 11 AM`, `Friday at 11 AM`. */
export function comingTime(at: Instant, now: Now): string {
  const day = comingDay(at, now);
  const time = timeInWords(at, now.zone);
  return day === undefined ? time : `${day} at ${time}`;
}

/** Returns when something happened: `Today, 6:42 PM`, `Yesterday, 11 AM`, `Nov 20, 7 PM`. */
export function pastTime(at: Instant, { nowMs, zone }: Now): string {
  const daysAgo = dayNumber(nowMs, zone) - dayNumber(at, zone);
  const day = { 0: 'Today', 1: 'Yesterday' }[daysAgo] ?? dateInWords(at, nowMs, zone);
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
  const day = dayNumber(at, zone);
  const dateOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);
  const time = formatted(at, zone, 'clock');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { date: dateOf(day), dateBefore: dateOf(day - 1), minute: hour * 60 + minute };
}
