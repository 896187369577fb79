import type { WallTime } from '@thymely/contract/hours/hours';
import { Temporal } from 'temporal-polyfill';

/** Whether the server's database knows it. Offsets such as `+01:00` are no zone: they have no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A look-up takes a quarter of a millisecond, and the same ones come again with every call. */
const known = new Map<string, number>();
const mostKnown = 5000;

/**
 * The moment at which clocks of a zone show a time, in milliseconds since 1970. A time that the
 * clocks skip is the first moment after the gap, also when they skip a whole day.
 *
 * @throws RangeError for a zone that there is not.
 */
export function toInstant(wall: WallTime): number {
  const key = `${wall.timeZone} ${wall.day}T${wall.time} ${wall.whenTwice}`;
  const instant = known.get(key) ?? lookUp(wall);
  if (known.size >= mostKnown) known.clear();
  known.set(key, instant);
  return instant;
}

function lookUp({ day, time, timeZone, whenTwice }: WallTime): number {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  const disambiguation = whenTwice === 'first' ? 'earlier' : 'later';
  const found = wall.toZonedDateTime(timeZone, { disambiguation });
  if (found.toPlainDateTime().equals(wall)) return found.epochMilliseconds;
  const beforeGap = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const afterGap = beforeGap.getTimeZoneTransition('next') ?? found;
  return afterGap.epochMilliseconds;
}
