import type { Ordering, Period } from '@thymely/contract/ordering/endpoints';
import { weekdays } from '@thymely/contract/ordering/endpoints';
import { comingTime, wallClock } from '../../../lib/restaurant-time.ts';
import { periodInWords } from '../../../lib/week-in-words.ts';

const msPerDay = 24 * 60 * 60 * 1000;

export type GuestLine = { tone: 'open' | 'waiting' | 'off'; text: string };

/** Whether a guest can order now, and if not, when. */
export function guestLine(ordering: Ordering, now: number): GuestLine {
  const { state, opensAt, until, timeZone } = ordering;
  const words = (iso: string) => comingTime(iso, { nowMs: now, zone: timeZone });
  switch (state) {
    case 'open':
      return { tone: 'open', text: until ? `Open now, until ${words(until)}` : 'Open now' };
    case 'closed':
      return {
        tone: 'waiting',
        text: opensAt ? `Closed now, opens ${at(words(opensAt))}` : 'Closed until further notice',
      };
    case 'paused':
      return {
        tone: 'waiting',
        text: opensAt
          ? `No orders for a moment, until ${words(opensAt)}`
          : 'No orders for a moment',
      };
    case 'unattended':
      return { tone: 'waiting', text: "The kitchen isn't taking orders online right now" };
    case 'off':
      return { tone: 'off', text: "There's no online ordering" };
  }
}

function at(words: string): string {
  return /^(\d|midnight)/.test(words) ? `at ${words}` : words;
}

export type GuestDay = { date: string; name: string; hours: string[]; label: string };

/** Today and the six days after it, as the week and its exceptions say. */
export function guestDays(ordering: Ordering, now: number): GuestDay[] {
  const { timeZone, week, exceptions } = ordering;
  const today = Date.parse(wallClock(now, timeZone).date);
  return Array.from({ length: 7 }, (_, ahead) => {
    const day = new Date(today + ahead * msPerDay);
    const date = day.toISOString().slice(0, 10);
    const exception = exceptions[date];
    const weekday = weekdays[(day.getUTCDay() + 6) % 7] ?? 'mon';
    const periods: Period[] = exception?.periods ?? week[weekday];
    const name = ahead === 0 ? 'Today' : weekdayFormat.format(day);
    const hours = periods.length === 0 ? ['Closed'] : periods.map(periodInWords);
    return { date, name, hours, label: exception?.label ?? '' };
  });
}

const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });
