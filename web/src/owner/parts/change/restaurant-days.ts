import { formatDate } from '@thymely/contract/ground/in-words';
import { hourMs, minuteMs } from '@thymely/contract/ground/time';
import { wallClock, type Instant, type Zone } from '../../../model/restaurant-time.ts';

const style = { dateStyle: 'medium', timeStyle: 'short' } as const;

/**
 * Returns the date and the time of a record on the restaurant's wall, such as
 * `Jan 31, 2026, 6:42 PM`. Until the zone is known (undefined) it is the reader's own.
 */
export function momentInWords(at: Instant, zone: Zone): string {
  return formatDate(at, zone, style).replaceAll(/\s/g, ' ');
}

/**
 * Returns the moment when a day such as `2026-11-22` begins in the zone, in milliseconds since 1970:
 * midnight, or the first moment after it where the clocks skip midnight.
 */
export function startOfDay(day: string, zone: Zone): number {
  const target = Date.parse(day);
  const guess = 2 * target - wallMs(target, zone);
  const corrected = guess + target - wallMs(guess, zone);
  // The clocks of some zones change at midnight, so that it happens twice or not at all.
  const candidates = [guess, corrected].flatMap((at) => [at - hourMs, at]);
  const inside = candidates.filter((at) => wallClock(at, zone).date === day);
  return inside.length > 0 ? Math.min(...inside) : corrected;
}

/** Returns what a clock in the zone shows, as if it were UTC. */
function wallMs(at: number, zone: Zone): number {
  const { date, minute } = wallClock(at, zone);
  return Date.parse(date) + minute * minuteMs;
}
