import { minuteMs } from '../ground/time.ts';
import { addDays, localDayAt, openPeriodsOn, type HoursInZone } from './opening-hours.ts';

/** Two moments in milliseconds since 1970, and the minutes at which counting may stop. */
type CountedSpan = { fromMs: number; toMs: number; enough: number };

/**
 * Counts the minutes of opening time between two moments, with fractions and up to `enough`. On the
 * nights on which the clocks change, it counts what has passed and not what clocks show.
 */
export function openMinutes(zone: HoursInZone, { fromMs, toMs, enough }: CountedSpan): number {
  if (toMs <= fromMs) return 0;
  const lastDay = localDayAt(toMs, zone);
  let countedToMs = fromMs;
  let openMs = 0;
  // Yesterday's last period may end after midnight.
  let day = addDays(localDayAt(fromMs, zone), -1);
  while (day <= lastDay && openMs < enough * minuteMs) {
    for (const { startMs, endMs } of openPeriodsOn(day, zone).toSorted(byStart)) {
      // Periods may overlap, and no minute counts twice.
      const countedFromMs = Math.max(startMs, countedToMs);
      const untilMs = Math.min(endMs, toMs);
      if (untilMs <= countedFromMs) continue;
      openMs += untilMs - countedFromMs;
      countedToMs = untilMs;
    }
    day = addDays(day, 1);
  }
  return Math.min(enough, openMs / minuteMs);
}

function byStart(one: { startMs: number }, other: { startMs: number }): number {
  return one.startMs - other.startMs;
}
