import {
  addDays,
  daysToSearch,
  daysBetween,
  localDayAt,
  openPeriodsOn,
  type HoursInZone,
} from './opening-hours.ts';

/** A business day: from its first opening to the end of its last period, breaks included. */
export type BusinessDay = { day: string; startMs: number; endMs: number };

/**
 * Returns the business day that belongs to a day of the calendar; undefined if that day has no
 * hours of its own. As in `openingsOf`, the night before keeps its time: where a period begins
 * before that night is over, the business day begins with its end.
 */
export function businessDayOn(day: string, zone: HoursInZone): BusinessDay | undefined {
  const nightEndMs = Math.max(...openPeriodsOn(addDays(day, -1), zone).map(({ endMs }) => endMs));
  const periods = openPeriodsOn(day, zone).filter(({ endMs }) => endMs > nightEndMs);
  if (periods.length === 0) return undefined;
  const startMs = Math.max(nightEndMs, Math.min(...periods.map((period) => period.startMs)));
  return { day, startMs, endMs: Math.max(...periods.map(({ endMs }) => endMs)) };
}

/**
 * Returns the business day at a moment. Outside the hours, it is the day of the calendar in the time
 * zone of the hours.
 */
export function businessDayAt(nowMs: number, zone: HoursInZone): string {
  const today = localDayAt(nowMs, zone);
  const yesterday = businessDayOn(addDays(today, -1), zone);
  return yesterday !== undefined && nowMs < yesterday.endMs ? yesterday.day : today;
}

/** Returns the business day at a moment, or the next one outside of it; undefined without hours ahead. */
export function businessDayAhead(nowMs: number, zone: HoursInZone): BusinessDay | undefined {
  return firstOf(daysToSearch(nowMs, zone), zone, ({ endMs }) => endMs > nowMs);
}

/**
 * Returns when what was set for 'today' ends: with the business day. Outside the hours, the nearer
 * business day counts: after its end, the beginning of the next one is returned; before its
 * beginning, its end. Undefined if there are no hours ahead.
 */
export function endOfTodayMs(nowMs: number, zone: HoursInZone): number | undefined {
  const next = businessDayAhead(nowMs, zone);
  if (next === undefined || next.startMs <= nowMs) return next?.endMs;
  const last = firstOf(daysBefore(nowMs, next, zone), zone, ({ endMs }) => endMs <= nowMs);
  const isNearer = last !== undefined && nowMs - last.endMs <= next.startMs - nowMs;
  return isNearer ? next.startMs : next.endMs;
}

function firstOf(
  days: readonly string[],
  zone: HoursInZone,
  isWanted: (businessDay: BusinessDay) => boolean,
): BusinessDay | undefined {
  for (const day of days) {
    const found = businessDayOn(day, zone);
    if (found !== undefined && isWanted(found)) return found;
  }
  return undefined;
}

/** Returns the days, the last one first, that are no farther from a moment than the next business day. */
function daysBefore(nowMs: number, next: BusinessDay, zone: HoursInZone): string[] {
  const earliest = localDayAt(nowMs - (next.startMs - nowMs), zone);
  return daysBetween(addDays(earliest, -1), localDayAt(nowMs, zone)).reverse();
}
