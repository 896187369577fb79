import { describe, expect, it } from 'vitest';
import type { Period, Weekday } from './endpoints.ts';
import { weekdays } from '../ground/weekdays.ts';
import { instantOfWall } from './instant-of-wall.ts';
import { openMinutes } from './open-minutes.ts';

function hoursOf(days: Partial<Record<Weekday, Period[]>>) {
  const week = Object.fromEntries(weekdays.map((day) => [day, days[day] ?? []])) as Record<
    Weekday,
    Period[]
  >;
  return { week, exceptions: {}, timeZone: 'America/Los_Angeles' };
}

type Counted = Parameters<typeof openMinutes>[0]['hours'];

function count(hours: Counted, span: { fromMs: number; toMs: number; enough: number }) {
  return openMinutes({ hours, toInstant: instantOfWall }, span);
}

// These are a Friday and the following Saturday, eight hours behind UTC.
const hours = hoursOf({
  fri: [{ open: '18:00', close: '02:00' }],
  sat: [{ open: '11:00', close: '22:00' }],
});
const friday = (utc: string) => Date.parse(`2026-11-21T${utc}:00Z`);

function minutes(from: string, to: string, of: Counted = hours) {
  return count(of, { fromMs: friday(from), toMs: friday(to), enough: 60 });
}

describe('opening time between two instants', () => {
  it('counts the minutes of an opening', () => {
    expect(minutes('02:30', '02:34')).toBe(4);
    expect(minutes('02:30', '02:35')).toBe(5);
  });

  it('does not count before the opening', () => {
    // The span is 5:58 PM to 6:03 PM.
    expect(minutes('01:58', '02:03')).toBe(3);
  });

  it('continues after midnight, and stops at closing', () => {
    // The spans are 11:58 PM to 12:02 AM, and 1:57 AM to 2:10 AM.
    expect(minutes('07:58', '08:02')).toBe(4);
    expect(minutes('09:57', '10:10')).toBe(3);
  });

  it('skips the night: an order placed after closing is not overdue in the morning', () => {
    // The span is 3 AM to 11:04 AM.
    expect(minutes('11:00', '19:04')).toBe(4);
  });

  it('counts a day that is open round the clock across midnight', () => {
    const always = hoursOf(
      Object.fromEntries(weekdays.map((day) => [day, [{ open: '00:00', close: '00:00' }]])),
    );
    expect(minutes('07:58', '08:03', always)).toBe(5);
  });

  it('lets an exception replace the hours of its day', () => {
    const exceptions = { '2026-11-20': { periods: [], label: 'Closed' } };
    expect(minutes('02:30', '02:40', { ...hours, exceptions })).toBe(0);
  });

  it('counts fractions of minutes', () => {
    const fromMs = friday('02:30');
    expect(count(hours, { fromMs, toMs: fromMs + 90_500, enough: 60 })).toBeCloseTo(1.508, 3);
  });

  it('counts no minute twice where an exception begins before a long night has ended', () => {
    const early = { periods: [{ open: '01:00', close: '03:00' }], label: 'Brunch' };
    const overlapping = { ...hours, exceptions: { '2026-11-21': early } };
    // The span is 0:30 AM to 3:30 AM, and the doors are open until 3 AM.
    const span = { fromMs: friday('08:30'), toMs: friday('11:30'), enough: 600 };
    expect(count(overlapping, span)).toBe(150);
  });

  it.each([
    ['skips', '2026-03-08', '09:55', '10:05', 10],
    ['shows twice', '2026-11-01', '08:55', '09:05', 10],
  ])('counts what passes on a night on which the clock %s an hour', (_, day, from, to, passed) => {
    const nights = hoursOf({ sat: [{ open: '20:00', close: '04:00' }] });
    const at = (utc: string) => Date.parse(`${day}T${utc}:00Z`);
    expect(count(nights, { fromMs: at(from), toMs: at(to), enough: 60 })).toBe(passed);
  });

  it('stops counting at `enough`, and never counts backward', () => {
    const span = { fromMs: friday('02:00'), toMs: friday('09:00'), enough: 5 };
    expect(count(hours, span)).toBe(5);
    expect(minutes('02:40', '02:30')).toBe(0);
  });
});
