import { capitalized } from '@thymely/contract/ground/text/capitalized';
import { weekdays } from '@thymely/contract/ground/weekdays';
import type { Period, Weekday } from '@thymely/contract/ordering/endpoints';
import {
  periodInWords as shortPeriod,
  clockTimeInWords,
  weekdayName,
} from '@thymely/contract/ordering/week-in-words';
import { endInWords } from '../../parts/times/end-in-words.ts';
import * as words from './words.en.ts';

export const dayNames = Object.fromEntries(
  weekdays.map((day) => [day, weekdayName(day, 'long')]),
) as Record<Weekday, string>;

/** The names as headings, which begin with a capital in every language. */
export const dayHeadings = Object.fromEntries(
  weekdays.map((day) => [day, capitalized(dayNames[day])]),
) as Record<Weekday, string>;

export type Week = Record<Weekday, Period[]>;

/** A period of a whole day, from midnight to midnight. */
export const wholeDay: Period = { open: '00:00', close: '00:00' };

/** The hours that a closed day gets when it is opened. */
export const usualPeriod: Period = { open: '11:00', close: '22:00' };

const minutesPerDay = 24 * 60;

export function isWholeDay(periods: readonly Period[]): boolean {
  const [first, ...more] = periods;
  return first?.open === wholeDay.open && first.close === wholeDay.close && more.length === 0;
}

/** Explains a close at or before the open; undefined for hours that end on their own day. */
export function closingNote({ open, close }: Period): string | undefined {
  if (open === '' || close === '' || close > open) return undefined;
  if (close === open) {
    return open === '00:00'
      ? words.kinds['whole-day']
      : words.wholeDayUntilNext(clockTimeInWords(close));
  }
  return endInWords(close);
}

/** Writes a period as `11 AM to 10 PM`, `6 PM to 2 AM the next day`, or `24 hours`. */
export function periodRangeInWords(period: Period): string {
  const { open, close } = period;
  if (open === '' || close === '') return words.notFilledIn;
  if (open === close && open === '00:00') return words.kinds['whole-day'];
  if (open === close) return words.wholeDayFrom(clockTimeInWords(open));
  const isNextDay = close < open && close !== '00:00';
  return isNextDay ? words.endsNextDay(shortPeriod(period)) : shortPeriod(period);
}

/** Writes all hours of a day in the order in which they are stored. */
export function dayInWords(periods: readonly Period[]): string {
  if (periods.length === 0) return words.kinds.closed;
  return capitalized(periods.map(periodRangeInWords).join(', '));
}

/** Returns minutes since the day began, maybe ending on the next day. Undefined while typed. */
function spanOf({ open, close }: Period): { start: number; end: number } | undefined {
  if (open === '' || close === '') return undefined;
  const start = minutesOf(open);
  const end = minutesOf(close);
  return { start, end: end > start ? end : end + minutesPerDay };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export type Overlap = {
  /** The index of the later one of the two periods. */
  index: number;
  other: Period;
};

/** Returns the first overlap of two periods of a day; touching periods do not overlap. */
export function overlapInDay(periods: readonly Period[]): Overlap | undefined {
  const spans = periods
    .flatMap((period, index) => {
      const span = spanOf(period);
      return span ? [{ period, index, ...span }] : [];
    })
    .sort((one, other) => one.start - other.start || one.index - other.index);
  for (const [position, span] of spans.entries()) {
    const before = spans[position - 1];
    if (before && span.start < before.end) return { index: span.index, other: before.period };
  }
  return undefined;
}

export type WeekOverlap = Overlap & {
  day: Weekday;
  /** The previous day, whose hours run into this one. */
  otherDay: Weekday;
};

/** Returns hours that begin before those of the previous day have ended. */
export function overlapsAcrossDays(week: Week): WeekOverlap[] {
  return weekdays.flatMap((otherDay, position) => {
    const day = weekdays[(position + 1) % weekdays.length] ?? otherDay;
    const last = week[otherDay].reduce<{ period: Period; end: number } | undefined>(
      (latest, period) => {
        const end = spanOf(period)?.end ?? 0;
        return end > (latest?.end ?? minutesPerDay) ? { period, end } : latest;
      },
      undefined,
    );
    if (!last) return [];
    const index = week[day].findIndex((period) => {
      const span = spanOf(period);
      return span !== undefined && span.start + minutesPerDay < last.end;
    });
    return index < 0 ? [] : [{ day, otherDay, index, other: last.period }];
  });
}

/** Returns the week with the hours of one day copied to other days. */
export function copyDay(week: Week, from: Weekday, to: readonly Weekday[]): Week {
  const copies = to.map((day) => [day, week[from].map((period) => ({ ...period }))]);
  return { ...week, ...(Object.fromEntries(copies) as Partial<Week>) };
}
