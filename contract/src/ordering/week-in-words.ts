import { formatDate, hasTwelveHours, timeInWords } from '../ground/in-words.ts';
import { dayMs } from '../ground/time.ts';
import type { Period } from './week.ts';
import { weekdays, type Weekday } from '../ground/weekdays.ts';
import * as words from './week-words.en.ts';

type Week = Record<Weekday, readonly Period[]>;

/** The days in the order in which the restaurant's weeks are shown; usually, that is Monday first. */
export const shownWeekdays: readonly Weekday[] = process.env.BRAND_FIRST_WEEKDAY
  ? [...weekdays.slice(indexOfFirst()), ...weekdays.slice(0, indexOfFirst())]
  : weekdays;

function indexOfFirst(): number {
  return weekdays.findIndex((day) => day === process.env.BRAND_FIRST_WEEKDAY);
}

/**
 * Returns the hours of a week, one line for each run of days with the same hours: `Mon–Fri, 11 AM
 * to 10 PM`. There is one line if every day is the same, and none without any hours.
 */
export function weekInWords(week: Week): string[] {
  const runs: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of shownWeekdays) {
    const hours = periodsInWords(week[day]);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  const [run, ...more] = runs;
  if (run && more.length === 0) return run.hours === '' ? [] : [words.openDaily(run.hours)];
  return runs.map(({ first, last, hours }) => {
    const days = [...new Set([first, last])].map((day) => weekdayName(day, 'short')).join('–');
    return hours === '' ? words.closedOn(days) : words.openOn(days, hours);
  });
}

/** Names a day of the week: `Mon` or `Monday`. */
export function weekdayName(day: Weekday, weekday: 'short' | 'long'): string {
  // The fifth day of 1970 was a Monday.
  return formatDate((4 + weekdays.indexOf(day)) * dayMs, 'UTC', { weekday });
}

/** Returns `11 AM to 10 PM`, or `5 PM to 2 AM` for a period that goes past midnight. */
export function periodInWords({ open, close }: Period): string {
  if (open === close) return words.allDay;
  return words.period(clockTimeInWords(open), clockTimeInWords(close));
}

/** Returns `11 AM to 2:30 PM, 6 PM to midnight`; nothing for a day without periods. */
export function periodsInWords(periods: readonly Period[]): string {
  return periods.map(periodInWords).join(', ');
}

/**
 * Returns `2:30 PM` for `14:30`, and `14:30` where clocks count to 24. 12 AM and 12 PM are
 * `midnight` and `noon`, which nobody mixes up.
 */
export function clockTimeInWords(time: string): string {
  if (hasTwelveHours && time === '00:00') return words.midnight;
  if (hasTwelveHours && time === '12:00') return words.noon;
  return timeInWords(`1970-01-01T${time}Z`, 'UTC');
}
