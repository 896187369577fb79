import type { WallTime } from '@thymely/contract/ordering/opening-hours';
import { cachedInstants } from '@thymely/contract/ordering/instant-of-wall';
import { Temporal } from 'temporal-polyfill';

/** The zone that was looked up last: nearly every call asks for the restaurant's own. */
let latestZone: string | undefined;

/** Whether the server knows the time zone. An offset such as `+01:00` is none: it has no DST. */
export function isTimeZone(name: string): boolean {
  if (name === latestZone) return true;
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    latestZone = name;
    return true;
  } catch {
    return false;
  }
}

/**
 * Converts a local time of a zone to milliseconds since 1970. A time that the clocks skip becomes
 * the first moment after the gap, even if they skip a whole day.
 * A look-up takes a quarter of a millisecond, and most calls repeat an earlier one.
 *
 * @throws RangeError for an unknown zone.
 */
export const toInstant = cachedInstants(lookUp, 5000);

function lookUp({ day, time, timeZone, whenTwice }: WallTime): number {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  const disambiguation = whenTwice === 'first' ? 'earlier' : 'later';
  const found = wall.toZonedDateTime(timeZone, { disambiguation });
  if (found.toPlainDateTime().equals(wall)) return found.epochMilliseconds;
  const beforeGap = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const afterGap = beforeGap.getTimeZoneTransition('next') ?? found;
  return afterGap.epochMilliseconds;
}

/** Returns the hour that the clocks of a zone show, 0 to 23. */
export function hourAt(atMs: number, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone).hour;
}
