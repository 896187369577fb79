import { describe, expect, it } from 'vitest';
import type { ServingTime } from '../categories/endpoints.ts';
import { dayMs, minuteMs } from '../ground/time.ts';
import { inBrandWords } from '../testing/in-brand-words.ts';
import { weekdays } from '../ground/weekdays.ts';
import { instantOfWall } from './instant-of-wall.ts';
import { servedAt, servingTest } from './served-at.ts';
import { defaultOrderingSettings } from './settings/default-settings.ts';
import { servedInWords } from './served-in-words.ts';

const timeZone = 'America/Los_Angeles';
const clock = { timeZone, toInstant: instantOfWall };

const lunch: ServingTime = {
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  from: '11:30',
  to: '14:30',
};
const night: ServingTime = { days: ['sat'], from: '22:00', to: '02:00' };
const allSunday: ServingTime = { days: ['sun'], from: '00:00', to: '00:00' };

/** A moment by the clocks of the restaurant; 2026-11-20 is a Friday. */
function wall(day: string, time: string, whenTwice: 'first' | 'second' = 'first'): number {
  return instantOfWall({ day, time, timeZone, whenTwice });
}

describe('a serving time', () => {
  it.each([
    ['before its beginning', '2026-11-20', '11:29', false],
    ['at its beginning', '2026-11-20', '11:30', true],
    ['at its end', '2026-11-20', '14:30', true],
    ['after its end', '2026-11-20', '14:31', false],
    ['on another day', '2026-11-21', '12:00', false],
    ['in the evening on which a night begins', '2026-11-21', '22:00', true],
    ['in the morning after it', '2026-11-22', '02:00', true],
    ['on the morning of its own day', '2026-11-21', '01:00', false],
    ['at any time of a whole day', '2026-11-22', '23:59', true],
    ['at the midnight that ends a whole day', '2026-11-23', '00:00', true],
  ])('%s', (_, day, time, isServed) => {
    expect(servedAt([lunch, night, allSunday], wall(day, time), clock)).toBe(isServed);
  });

  it('is tested quickly for all moments that can be ordered for', () => {
    const served: ServingTime[] = [
      lunch,
      night,
      { ...night, from: '23:00', to: '03:00' },
      allSunday,
    ];
    const settings = { ...defaultOrderingSettings, timeZone };
    for (const day of ['2026-03-06', '2026-10-30', '2026-11-20']) {
      const nowMs = wall(day, '10:00');
      const isServedAt = servingTest(served, { settings, nowMs, toInstant: instantOfWall });
      for (let atMs = nowMs; atMs < nowMs + 9 * dayMs; atMs += 30 * minuteMs) {
        expect(isServedAt(atMs)).toBe(servedAt(served, atMs, clock));
      }
    }
  });

  it('is all the time without any', () => {
    expect(servedAt(undefined, wall('2026-11-20', '03:00'), clock)).toBe(true);
  });

  it('lasts as long as clocks say on the nights on which they change', () => {
    const late: ServingTime[] = [{ days: ['sun'], from: '01:30', to: '02:30' }];
    // Clocks skip from 2 AM to 3 AM, so that it ends with the gap.
    expect(servedAt(late, wall('2026-03-08', '01:45'), clock)).toBe(true);
    expect(servedAt(late, wall('2026-03-08', '03:00'), clock)).toBe(true);
    expect(servedAt(late, wall('2026-03-08', '03:01'), clock)).toBe(false);
    // Clocks show 1:45 AM twice, and it is served in between.
    for (const whenTwice of ['first', 'second'] as const) {
      expect(servedAt(late, wall('2026-11-01', '01:45', whenTwice), clock)).toBe(true);
    }
    expect(servedAt(late, wall('2026-11-01', '01:15', 'second'), clock)).toBe(true);
  });

  it('has no moment on a day on which clocks skip it', () => {
    const skipped: ServingTime[] = [{ days: [...weekdays], from: '02:00', to: '02:30' }];
    expect(servedAt(skipped, wall('2026-03-08', '03:00'), clock)).toBe(false);
    expect(servedAt(skipped, wall('2026-03-09', '02:00'), clock)).toBe(true);
  });
});

it.each([
  [[lunch], 'Mon–Fri 11:30 AM–2:30 PM'],
  [[night, allSunday], 'Sat 10 PM–2 AM, Sun all day'],
  [[{ ...lunch, days: ['mon', 'wed', 'thu', 'sat'] }], 'Mon, Wed, Thu, Sat 11:30 AM–2:30 PM'],
  [[{ days: [...weekdays], from: '12:00', to: '00:00' }], 'Daily noon–midnight'],
] satisfies [ServingTime[], string][])('reads in words: %#', (served, words) => {
  expect(servedInWords(served)).toBe(inBrandWords(words));
});
