import { isCalendarDay } from '@thymely/contract/ground/calendar-day';
import { addDays, countDays } from '@thymely/contract/ordering/opening-hours';
import type { DayRange } from '../../../api/figures.ts';

/** What the page adds up: today, the last 7 or 28 days, or days that somebody has chosen. */
export type FigurePeriod =
  | { kind: 'today' }
  | { kind: 'last'; days: 7 | 28 }
  | { kind: 'range'; range: DayRange };

/** Reads a period from the address of the page; what cannot be right is today. */
export function periodFrom(search: URLSearchParams): FigurePeriod {
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  if (from !== undefined && to !== undefined) return { kind: 'range', range: { from, to } };
  const days = ([7, 28] as const).find((each) => String(each) === search.get('days'));
  return days === undefined ? { kind: 'today' } : { kind: 'last', days };
}

function dayIn(search: URLSearchParams, name: string): string | undefined {
  const day = search.get(name) ?? '';
  return isCalendarDay(day) ? day : undefined;
}

/** @param today the present business day */
export function rangeOf(period: FigurePeriod, today: string): DayRange {
  if (period.kind === 'range') return period.range;
  const days = period.kind === 'today' ? 1 : period.days;
  return { from: addDays(today, 1 - days), to: today };
}

/** Returns as many days before, moved by whole weeks, so that each weekday meets its like. */
export function comparedRange({ from, to }: DayRange): DayRange {
  const weeks = Math.max(1, Math.ceil(countDays(from, to) / 7));
  return { from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks) };
}

export function isWithin(inner: DayRange, outer: DayRange): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}
