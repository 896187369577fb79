import { dayMs } from '@thymely/contract/ground/time';
import {
  addDays,
  daysBetween,
  localDayAt,
  openingsOf,
  type HoursInZone,
} from '@thymely/contract/ordering/opening-hours';

/**
 * Returns when the doors open next, or undefined if they never do. If they stay open for more than
 * a day from now, it is the beginning of the next business day, which is midnight for a restaurant
 * open round the clock.
 */
export function nextOpeningMs(nowMs: number, zone: HoursInZone): number | undefined {
  const openings = openingsOf(daysAhead(nowMs, zone), zone).filter(({ endMs }) => endMs > nowMs);
  const [first] = openings;
  if (first !== undefined && first.startMs <= nowMs && first.endMs - nowMs > dayMs) {
    const today = first.periods.find(({ endMs }) => endMs > nowMs)?.day ?? '';
    const nextDay = first.periods.find(({ day, startMs }) => day > today && startMs > nowMs);
    if (nextDay !== undefined) return nextDay.startMs;
  }
  return openings.find(({ startMs }) => startMs > nowMs)?.startMs;
}

/** Returns the days to search. Hours recur within a week, unless exceptions intervene. */
function daysAhead(nowMs: number, zone: HoursInZone): string[] {
  const today = localDayAt(nowMs, zone);
  const yesterday = addDays(today, -1);
  const exceptions = Object.keys(zone.hours.exceptions).filter((day) => day >= yesterday);
  const near = daysBetween(yesterday, addDays(today, 8 + exceptions.length));
  return [...new Set([...near, ...exceptions])].sort();
}
