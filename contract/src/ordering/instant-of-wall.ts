import { formatDate } from '../ground/in-words.ts';
import { dayMs, minuteMs } from '../ground/time.ts';
import type { ToInstant, WallTime } from './opening-hours.ts';

const readable = { dateStyle: 'short', timeStyle: 'short' } as const;
/** Farther than any zone is from UTC, so that these days have the offsets before and after. */
const aroundMs = 2 * dayMs;

/** Caches what is looked up, because the same few times are looked up again and again. */
export function cachedInstants(lookUp: ToInstant, mostKnown: number): ToInstant {
  const known = new Map<string, number>();
  return (wall) => {
    const key = `${wall.timeZone} ${wall.day}T${wall.time} ${wall.whenTwice}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= mostKnown) known.clear();
    const instant = lookUp(wall);
    known.set(key, instant);
    return instant;
  };
}

/**
 * Converts a wall time to milliseconds since 1970 with the zones that the browser knows, as the
 * server does with a library (`functions/src/ordering/time-zones.ts`).
 */
export const instantOfWall = cachedInstants(lookUp, 2000);

function lookUp({ day, time, timeZone, whenTwice }: WallTime): number {
  const wallMs = Date.parse(`${day}T${time}Z`);
  const offsets = [wallMs - aroundMs, wallMs + aroundMs].map((at) => offsetAt(at, timeZone));
  const instants = offsets.map((offset) => wallMs - offset);
  const found = instants.filter((at) => at + offsetAt(at, timeZone) === wallMs);
  if (found.length > 0) return whenTwice === 'first' ? Math.min(...found) : Math.max(...found);
  return endOfGap(Math.min(...instants), Math.max(...instants), timeZone);
}

/** Returns the first moment after the gap in which the clocks skip a time, by halving the span. */
function endOfGap(beforeMs: number, afterMs: number, timeZone: string): number {
  const offset = offsetAt(afterMs, timeZone);
  let [before, after] = [beforeMs, afterMs];
  while (after - before > minuteMs) {
    const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle, timeZone) === offset) after = middle;
    else before = middle;
  }
  return after;
}

/** Returns what the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  // Swedish clocks and calendars show `2026-11-22 18:42`.
  const shown = formatDate(at, timeZone, readable, 'sv').replace(' ', 'T');
  return Date.parse(`${shown}Z`) - Math.floor(at / minuteMs) * minuteMs;
}
