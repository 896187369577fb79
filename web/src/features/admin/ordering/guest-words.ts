import type { Ordering, Period } from '@thymely/contract/ordering/endpoints';
import { weekdays } from '@thymely/contract/ordering/endpoints';
import { dateIn } from './time-zones.ts';
import { shortPeriod } from './periods.ts';

const msPerDay = 24 * 60 * 60 * 1000;

/** `6:40 PM` today, `midnight` tonight, `tomorrow at 11:00 AM`, `Tuesday at 11:00 AM`, `Dec 30 at 11:00 AM`. */
export function momentInWords(iso: string, { timeZone, now }: { timeZone: string; now: number }) {
  const at = Date.parse(iso);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at);
  const time = part({ timeStyle: 'short' });
  const days = (Date.parse(dateIn(timeZone, at)) - Date.parse(dateIn(timeZone, now))) / msPerDay;
  if (days === 0) return time;
  if (days === 1 && /^12:00\sAM$/.test(time)) return 'midnight';
  if (days === 1) return `tomorrow at ${time}`;
  const isThisWeek = days > 1 && days < 7;
  const day = part(isThisWeek ? { weekday: 'long' } : { month: 'short', day: 'numeric' });
  return `${day} at ${time}`;
}

export type GuestLine = { tone: 'open' | 'waiting' | 'off'; text: string };

/** Whether a guest can order now, and if not, when. */
export function guestLine(ordering: Ordering, now: number): GuestLine {
  const { state, opensAt, until, timeZone } = ordering;
  const words = (iso: string) => momentInWords(iso, { timeZone, now });
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
  const today = Date.parse(dateIn(timeZone, now));
  return Array.from({ length: 7 }, (_, ahead) => {
    const day = new Date(today + ahead * msPerDay);
    const date = day.toISOString().slice(0, 10);
    const exception = exceptions[date];
    const weekday = weekdays[(day.getUTCDay() + 6) % 7] ?? 'mon';
    const periods: Period[] = exception?.periods ?? week[weekday];
    const name = ahead === 0 ? 'Today' : weekdayFormat.format(day);
    const hours = periods.length === 0 ? ['Closed'] : periods.map(shortPeriod);
    return { date, name, hours, label: exception?.label ?? '' };
  });
}

const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });
