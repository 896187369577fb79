import { weekdays } from '@thymely/contract/ground/weekdays';
import type { Ordering, Period } from '@thymely/contract/ordering/endpoints';
import { periodInWords } from '@thymely/contract/ordering/week-in-words';
import { wallClock } from '../../model/restaurant-time.ts';
import { openingWords } from '../../shared/opening-words.ts';
import { dayHeadings } from './week/periods.ts';
import * as weekWords from './week/words.en.ts';
import * as words from './words.en.ts';

const msPerDay = 24 * 60 * 60 * 1000;

/** Returns what the site says about opening now; without online ordering the site is silent. */
export function guestLine(ordering: Ordering, now: number): string {
  return openingWords(ordering, now) ?? words.noOrdering;
}

export type GuestDay = { date: string; name: string; hours: string[]; label: string };

/** Returns the hours of today and the following six days, with their exceptions. */
export function guestDays(ordering: Ordering, now: number): GuestDay[] {
  const { timeZone, week, exceptions } = ordering;
  const today = Date.parse(wallClock(now, timeZone).date);
  return Array.from({ length: 7 }, (_, ahead) => {
    const day = new Date(today + ahead * msPerDay);
    const date = day.toISOString().slice(0, 10);
    const exception = exceptions[date];
    const weekday = weekdays[(day.getUTCDay() + 6) % 7] ?? 'mon';
    const periods: Period[] = exception?.periods ?? week[weekday];
    const name = ahead === 0 ? words.today : dayHeadings[weekday];
    const hours = periods.length === 0 ? [weekWords.kinds.closed] : periods.map(periodInWords);
    return { date, name, hours, label: exception?.label ?? '' };
  });
}
