import {
  businessDayAt,
  businessDayOn,
  endOfTodayMs,
} from '@thymely/contract/ordering/business-day';
import type { Period } from '@thymely/contract/ordering/endpoints';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { addDays, localDayAt, openingsOf } from '@thymely/contract/ordering/opening-hours';
import { offersAt } from '@thymely/contract/ordering/slots';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moments, withSettings } from '../testing/moments.ts';
import { everyDay } from '../testing/ordering-settings.ts';
import { toInstant } from './time-zones.ts';

const newYork = { ...defaultOrderingSettings, timeZone: 'America/New_York' };
const lunch = { open: '11:00', close: '14:00' };
const dinner = { open: '18:00', close: '22:00' };

type Own = Partial<typeof newYork>;

function zoneOf(own: Own) {
  return { hours: { ...newYork, week: everyDay('11:00', '22:00'), ...own }, toInstant };
}

function endOfToday(iso: string, own: Own = {}): string | undefined {
  const ms = endOfTodayMs(Date.parse(iso), zoneOf(own));
  return ms === undefined ? undefined : new Date(ms).toISOString().slice(0, 16);
}

describe('what is set for today', () => {
  // The restaurant is open from 11 AM to 10 PM, which in summer is from 15:00 to 02:00 in UTC.
  it.each([
    ['while open: until the end of the day', '2026-07-03T20:00Z', '2026-07-04T02:00'],
    ['at the moment of opening: until the end', '2026-07-03T15:00Z', '2026-07-04T02:00'],
    ['a moment before: through that day', '2026-07-03T14:59Z', '2026-07-04T02:00'],
    ['at the moment of closing: until the next opening', '2026-07-03T02:00Z', '2026-07-03T15:00'],
    ['after closing: until the next opening', '2026-07-04T03:00Z', '2026-07-04T15:00'],
    ['in the middle of the night: until the opening', '2026-07-04T08:30Z', '2026-07-04T15:00'],
    ['a minute later: through that day', '2026-07-04T08:31Z', '2026-07-05T02:00'],
    ['over the night in which clocks go ahead', '2026-03-08T03:10Z', '2026-03-08T15:00'],
    ['over the night in which they go back', '2026-11-01T02:10Z', '2026-11-01T16:00'],
  ])('%s', (_, now, expected) => {
    expect(endOfToday(now)).toBe(expected);
  });

  it.each([
    ['at lunch', '2026-07-03T16:00Z'],
    ['in the break', '2026-07-03T19:00Z'],
    ['at dinner', '2026-07-03T23:00Z'],
  ])('lasts through lunch, the break and dinner: pressed %s', (_, now) => {
    const week = { ...everyDay('11:00', '14:00'), fri: [lunch, dinner] };
    expect(endOfToday(now, { week })).toBe('2026-07-04T02:00');
  });

  it('lasts after midnight if the last period does', () => {
    const week = everyDay('18:00', '02:00');
    expect(endOfToday('2026-07-04T05:30Z', { week })).toBe('2026-07-04T06:00');
  });

  it('ends at the first moment after the gap if clocks skip the time of opening', () => {
    const week = everyDay('02:30', '22:00');
    expect(endOfToday('2026-03-08T03:10Z', { week })).toBe('2026-03-08T07:00');
  });

  it("ends at midnight in the restaurant's time zone if it is open round the clock", () => {
    const week = everyDay('00:00', '00:00');
    expect(endOfToday('2026-03-08T20:00Z', { week })).toBe('2026-03-09T04:00');
  });

  it('ends with a long night, also if an exception begins before that is over', () => {
    const week = everyDay('18:00', '04:00');
    const periods = [{ open: '01:00', close: '12:00' }];
    const exceptions = { '2026-07-04': { periods, label: '' } };
    expect(endOfToday('2026-07-04T04:30Z', { week, exceptions })).toBe('2026-07-04T08:00');
    expect(endOfToday('2026-07-04T05:00Z', { week, exceptions })).toBe('2026-07-04T08:00');
    expect(endOfToday('2026-07-04T08:00Z', { week, exceptions })).toBe('2026-07-04T16:00');
  });

  it('begins with the first period that lasts longer than the night before', () => {
    const week = everyDay('18:00', '04:00');
    const [early, lunchTime] = [
      { open: '01:00', close: '03:00' },
      { open: '05:00', close: '12:00' },
    ];
    const on = (periods: Period[]) =>
      businessDayOn(
        '2026-07-04',
        zoneOf({ week, exceptions: { '2026-07-04': { periods, label: '' } } }),
      );
    expect(on([early])).toBeUndefined();
    expect(on([early, lunchTime])).toEqual({
      day: '2026-07-04',
      startMs: Date.parse('2026-07-04T09:00Z'),
      endMs: Date.parse('2026-07-04T16:00Z'),
    });
  });

  it('skips closed days, however many there are, and has no end without hours', () => {
    const closed = { periods: [], label: '' };
    const exceptions = Object.fromEntries(
      Array.from({ length: 200 }, (_, n) => [addDays('2026-07-04', n), closed]),
    );
    expect(endOfToday('2026-07-04T03:00Z', { exceptions })).toBe('2027-01-20T16:00');
    expect(endOfToday('2027-01-20T12:00Z', { exceptions })).toBe('2027-01-21T03:00');
    expect(endOfToday('2026-07-03T20:00Z', { week: defaultOrderingSettings.week })).toBeUndefined();
  });

  it('finds the only day of the week that has hours, also when it is closed twice in a row', () => {
    const { week: none } = defaultOrderingSettings;
    const closed = { periods: [], label: '' };
    const exceptions = { '2026-07-09': closed, '2026-07-16': closed };
    const week = { ...none, thu: [lunch] };
    expect(endOfToday('2026-07-06T20:00Z', { week, exceptions })).toBe('2026-07-23T15:00');
  });
});

it.each([
  ['while yesterday evening goes on: yesterday', '2026-07-04T05:30Z', '2026-07-03'],
  ['from its end on: the day of the calendar', '2026-07-04T06:00Z', '2026-07-04'],
  ['before the opening: the day of the calendar', '2026-07-04T20:00Z', '2026-07-04'],
])('the business day is, %s', (_, now, expected) => {
  const zone = zoneOf({ week: everyDay('18:00', '02:00') });
  expect(businessDayAt(Date.parse(now), zone)).toBe(expected);
});

it('around every change of clocks in the world, today ends with the business day that goes on, or with what is nearer', () => {
  fc.assert(
    fc.property(moments, ({ moment: { nowMs, settings: hours } }) => {
      const zone = { hours, toInstant };
      const today = localDayAt(nowMs, zone);
      const days = Array.from({ length: 28 }, (_, n) => addDays(today, n - 14));
      const businessDays = days.flatMap((day) => businessDayOn(day, zone) ?? []);
      for (const [n, { startMs }] of businessDays.entries())
        expect(startMs).toBeGreaterThanOrEqual(businessDays[n - 1]?.endMs ?? -Infinity);
      const running = businessDays.find((each) => each.startMs <= nowMs && nowMs < each.endMs);
      const last = businessDays.findLast(({ endMs }) => endMs <= nowMs);
      const next = businessDays.find(({ startMs }) => startMs > nowMs);
      const isAfter = nowMs - (last?.endMs ?? -Infinity) <= (next?.startMs ?? Infinity) - nowMs;
      const nearer = isAfter ? next?.startMs : next?.endMs;
      expect(endOfTodayMs(nowMs, zone)).toBe(running?.endMs ?? nearer);
      if (running !== undefined) expect(businessDayAt(nowMs, zone)).toBe(running.day);
    }),
    { numRuns: 150 },
  );
});

describe('around every change of clocks in the world, with an exception after long nights or among others', () => {
  const closes = fc
    .integer({ min: 0, max: 11 })
    .map((hour) => `${String(hour).padStart(2, '0')}:30`);
  const longNights = fc
    .record({ drawn: moments, close: closes })
    .map(({ drawn, close }) => withSettings(drawn.moment, { week: everyDay('18:00', close) }));
  const either = fc
    .oneof(
      longNights,
      moments.map(({ moment }) => moment),
    )
    .map((moment) => {
      // The very moment of closing, for which the last order may be, is in no business day.
      const lastOrderMinutes = Math.max(1, moment.settings.lastOrderMinutes);
      return withSettings(moment, { lastOrderMinutes });
    });

  it('a slot belongs to the business day in which it begins', () => {
    fc.assert(
      fc.property(either, (moment) => {
        const zone = { hours: moment.settings, toInstant };
        for (const { day, startMs } of offersAt(moment).slots) {
          expect(businessDayAt(startMs, zone)).toBe(day);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('business days begin and end with the openings', () => {
    fc.assert(
      fc.property(either, ({ nowMs, settings: hours }) => {
        const zone = { hours, toInstant };
        const today = localDayAt(nowMs, zone);
        const days = Array.from({ length: 14 }, (_, n) => addDays(today, n - 7));
        const periods = openingsOf(days, zone).flatMap((opening) => opening.periods);
        // The night before the first day is not among these openings.
        for (const day of days.slice(1)) {
          const own = periods.filter((period) => period.day === day);
          const startMs = Math.min(...own.map((period) => period.startMs));
          const endMs = Math.max(...own.map((period) => period.endMs));
          const expected = own.length === 0 ? undefined : { day, startMs, endMs };
          expect(businessDayOn(day, zone)).toEqual(expected);
        }
      }),
      { numRuns: 150 },
    );
  });
});
