import { dayMs } from '@thymely/contract/ground/time';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { addDays, openPeriodsOn } from '@thymely/contract/ordering/opening-hours';
import type { OrderingMoment } from '@thymely/contract/ordering/slots';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moments } from '../testing/moments.ts';
import { everyDay } from '../testing/ordering-settings.ts';
import { nextOpeningMs } from './next-opening.ts';
import { toInstant } from './time-zones.ts';

const quarterMs = 15 * 60_000;
const newYork = { ...defaultOrderingSettings, timeZone: 'America/New_York' };

function nextOpening(iso: string, own: Partial<typeof newYork> = {}): string | undefined {
  const hours = { ...newYork, week: everyDay('11:00', '22:00'), ...own };
  const ms = nextOpeningMs(Date.parse(iso), { hours, toInstant });
  return ms === undefined ? undefined : new Date(ms).toISOString().slice(0, 16);
}

describe('the next opening', () => {
  it.each([
    ['while open: the next day', '2026-07-03T20:00Z', '2026-07-04T15:00'],
    ['at the moment of opening: the next day', '2026-07-03T15:00Z', '2026-07-04T15:00'],
    ['a moment before: at once', '2026-07-03T14:59Z', '2026-07-03T15:00'],
    ['after closing: in the morning', '2026-07-04T03:00Z', '2026-07-04T15:00'],
    ['over the night in which clocks go ahead', '2026-03-08T02:00Z', '2026-03-08T15:00'],
    ['over the night in which they go back', '2026-11-01T01:00Z', '2026-11-01T16:00'],
  ])('%s', (_, now, expected) => {
    expect(nextOpening(now)).toBe(expected);
  });

  it('is the one for dinner, after lunch', () => {
    const lunch = { open: '11:00', close: '14:00' };
    const dinner = { open: '18:00', close: '22:00' };
    const week = { ...everyDay('11:00', '14:00'), fri: [lunch, dinner] };
    expect(nextOpening('2026-07-03T16:00Z', { week })).toBe('2026-07-03T22:00');
  });

  it('is the first moment after the gap if clocks skip the time of opening', () => {
    const week = everyDay('02:30', '22:00');
    expect(nextOpening('2026-03-07T20:00Z', { week })).toBe('2026-03-08T07:00');
  });

  it("is midnight in the restaurant's time zone if it is open round the clock", () => {
    const week = everyDay('00:00', '00:00');
    expect(nextOpening('2026-03-08T20:00Z', { week })).toBe('2026-03-09T04:00');
  });

  it('skips closed days, however many there are, and does not exist without hours', () => {
    const closed = { periods: [], label: '' };
    const exceptions = Object.fromEntries(
      Array.from({ length: 200 }, (_, n) => [addDays('2026-07-04', n), closed]),
    );
    expect(nextOpening('2026-07-03T20:00Z', { exceptions })).toBe('2027-01-20T16:00');
    expect(
      nextOpening('2026-07-03T20:00Z', { week: defaultOrderingSettings.week }),
    ).toBeUndefined();
  });
});

describe('the next opening around every change of clocks in the world', () => {
  const isOpen = ({ settings: hours }: OrderingMoment, atMs: number) => {
    const day = new Date(atMs).toISOString().slice(0, 10);
    const near = [-2, -1, 0, 1].flatMap((days) =>
      openPeriodsOn(addDays(day, days), { hours, toInstant }),
    );
    return near.some(({ startMs, endMs }) => startMs <= atMs && atMs < endMs);
  };
  const opensAt = (moment: OrderingMoment, atMs: number) =>
    isOpen(moment, atMs) && !isOpen(moment, atMs - 1);

  it('is in the future, the doors open then, and they do not open earlier', () => {
    fc.assert(
      fc.property(moments, ({ moment }) => {
        const { nowMs, settings } = moment;
        const untilMs = nextOpeningMs(nowMs, { hours: settings, toInstant });
        if (untilMs === undefined) return;
        expect(untilMs).toBeGreaterThan(nowMs);
        expect(isOpen(moment, untilMs)).toBe(true);
        // Hours begin and end at quarters, as clock changes do.
        const lastMs = Math.min(untilMs - 1, nowMs + 3 * dayMs);
        for (let atMs = Math.ceil((nowMs + 1) / quarterMs) * quarterMs; atMs <= lastMs;) {
          expect(opensAt(moment, atMs)).toBe(false);
          atMs += quarterMs;
        }
        // If the doors stay open for a day from now, the next opening is the beginning of the next
        // day.
        if (!opensAt(moment, untilMs)) expect(untilMs - nowMs).toBeLessThanOrEqual(2 * dayMs);
      }),
      { numRuns: 150 },
    );
  });
});
