import type { Period } from './endpoints.ts';
import { weekdays, type Weekday } from './hours.ts';

type Week = Record<Weekday, readonly Period[]>;

/**
 * Returns the hours of a week, one line for each run of days with the same hours: `Mon–Fri, 11 AM
 * to 10 PM`. There is one line if every day is the same, and none without any hours.
 */
export function weekInWords(week: Week): string[] {
  const runs: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const hours = periodsInWords(week[day]);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  const [run, ...more] = runs;
  if (run && more.length === 0) return run.hours === '' ? [] : [`Open daily, ${run.hours}`];
  return runs.map(({ first, last, hours }) => {
    const days = first === last ? shortName(first) : `${shortName(first)}–${shortName(last)}`;
    return hours === '' ? `${days} closed` : `${days}, ${hours}`;
  });
}

function shortName(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}

/** Returns `11 AM to 10 PM`, or `5 PM to 2 AM` for a period that goes past midnight. */
export function periodInWords({ open, close }: Period): string {
  return open === close ? '24 hours' : `${clockTimeInWords(open)} to ${clockTimeInWords(close)}`;
}

/** Returns `11 AM to 2:30 PM, 6 PM to midnight`; nothing for a day without periods. */
export function periodsInWords(periods: readonly Period[]): string {
  return periods.map(periodInWords).join(', ');
}

/** Returns `2:30 PM` for `14:30`. 12 o'clock is `noon` or `midnight`, which nobody mixes up. */
export function clockTimeInWords(time: string): string {
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'noon';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
