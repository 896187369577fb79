import { dayMs } from '@thymely/contract/ground/time';
import {
  addDays,
  daysBetween,
  localDayAt,
  openingsOf,
  type HoursInZone,
} from '@thymely/contract/hours/hours';

/**
 * When the doors open next: undefined when the hours have no end of being closed. Doors that stay
 * open for more than a day from now open next with the business day that follows, which is midnight
 * round the clock.
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

/** The days that can hold it: hours come again within a week, unless exceptions are in the way. */
function daysAhead(nowMs: number, zone: HoursInZone): string[] {
  const today = localDayAt(nowMs, zone);
  const yesterday = addDays(today, -1);
  const exceptions = Object.keys(zone.hours.exceptions).filter((day) => day >= yesterday);
  const near = daysBetween(yesterday, addDays(today, 8 + exceptions.length));
  return [...new Set([...near, ...exceptions])].sort();
}
