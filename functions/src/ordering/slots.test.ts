import { minuteMs, hourMs } from '@thymely/contract/ground/time';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { asapTime } from '@thymely/contract/ordering/asap-time';
import { decidingDays } from '@thymely/contract/ordering/deciding-days';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { addDays } from '@thymely/contract/ordering/opening-hours';
import {
  bookedIn,
  hasRoom,
  offersAt,
  slotKeyOf,
  type Demand,
  type OrderingMoment,
  type Slot,
  type SlotLoads,
} from '@thymely/contract/ordering/slots';
import { weekdays } from '@thymely/contract/ground/weekdays';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClockChange } from '../testing/clock-changes.ts';
import { toInstant } from './time-zones.ts';
import { clockChanges, momentAt, moments, withSettings } from '../testing/moments.ts';
import { everyDay } from '../testing/ordering-settings.ts';
import { wallTimeAt } from '../testing/wall-time.ts';

const slotsAt = (moment: OrderingMoment) => offersAt(moment).slots;

function holds(
  check: (given: { change: ClockChange; plain: OrderingMoment; moment: OrderingMoment }) => void,
) {
  fc.assert(fc.property(moments, check), { numRuns: 150 });
}

describe('slots around every change of clocks in the world', () => {
  it('begin no earlier than the lead time from now', () => {
    holds(({ moment }) => {
      const firstMs = moment.nowMs + moment.settings.leadMinutes * minuteMs;
      expect(slotsAt(moment).every(({ startMs }) => startMs >= firstMs)).toBe(true);
    });
  });

  it('are unique, in order, and never on a day that the zone skipped', () => {
    holds(({ moment }) => {
      const starts = slotsAt(moment).map(({ startMs }) => startMs);
      expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
      expect(slotsAt(moment).map(({ day }) => day)).not.toContain('2011-12-30');
    });
  });

  it('are within the hours on local clocks', () => {
    holds(({ change, moment }) => {
      const { timeZone } = moment.settings;
      for (const { day, startMs } of slotsAt(moment)) {
        // Near the change itself, a local time is ambiguous.
        if (Math.abs(startMs - change.atMs) < 3 * hourMs) continue;
        const wall = wallTimeAt(startMs, timeZone);
        const dates = {
          [day]: wall.time,
          [addDays(day, 1)]: `${24 + Number(wall.time.slice(0, 2))}${wall.time.slice(2)}`,
        };
        const shown = dates[wall.day] ?? 'another day';
        const spans = spansOn(day, moment.settings);
        expect(spans.some(([open, close]) => open <= shown && shown <= close)).toBe(true);
      }
    });
  });

  it('do not move as time goes by', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 2 * 24 * 60 }), ({ moment }, minutes) => {
        const later = { ...moment, nowMs: moment.nowMs + minutes * minuteMs };
        const [before, after] = [slotsAt(moment), slotsAt(later)];
        const firstMs = later.nowMs + later.settings.leadMinutes * minuteMs;
        const lastDay = before.at(-1)?.day ?? '';
        const shared = after.filter(({ day }) => day <= lastDay);
        expect(shared).toEqual(before.filter(({ startMs }) => startMs >= firstMs));
      }),
      { numRuns: 150 },
    );
  });

  it('leave no gap longer than a quarter of an hour if the doors never close', () => {
    for (const change of clockChanges) {
      const settings = {
        week: everyDay('00:00', '00:00'),
        leadMinutes: 0,
        slotMinutes: 15,
        daysAhead: 3,
      };
      const moment = momentAt(change, -2 * 24 * 60, settings);
      const starts = slotsAt(moment).map(({ startMs }) => startMs);
      const steps = starts.slice(1).map((startMs, index) => startMs - (starts[index] ?? 0));
      expect(new Set(steps)).toEqual(new Set([15 * minuteMs]));
      expect(Math.min(...starts)).toBe(moment.nowMs);
      expect(Math.max(...starts)).toBeGreaterThan(change.atMs);
    }
  });

  it('belong to the day on which the night began, on both sides of midnight', () => {
    const week = everyDay('20:00', '04:00');
    const settings = { week, leadMinutes: 10, slotMinutes: 30, lastOrderMinutes: 0 };
    for (const change of clockChanges) {
      const moment = momentAt(change, -2 * 24 * 60, settings);
      for (const { day, startMs } of slotsAt(moment)) {
        const { day: shown, time } = wallTimeAt(startMs, change.timeZone);
        const skipped = shown === '2011-12-31' && day === '2011-12-29';
        if (!skipped) expect(day).toBe(time < '12:00' ? addDays(shown, -1) : shown);
      }
    }
  });

  it('are those of the week again once an exception is removed', () => {
    holds(({ plain, moment }) => {
      const removed = withSettings(moment, { exceptions: {} });
      expect(slotsAt(removed)).toEqual(slotsAt(plain));
    });
  });

  it('do not reach into the next opening of the day', () => {
    const lunchAndDinner = [
      { open: '10:00', close: '14:00' },
      { open: '14:30', close: '18:00' },
    ];
    const week = Object.fromEntries(weekdays.map((day) => [day, lunchAndDinner]));
    const settings = { week, leadMinutes: 0, slotMinutes: 60, lastOrderMinutes: 0, daysAhead: 1 };
    for (const change of clockChanges) {
      const slots = slotsAt(momentAt(change, -2 * 24 * 60, settings));
      const times = slots.map(({ startMs }) => wallTimeAt(startMs, change.timeZone).time);
      expect(times).toContain('13:00');
      expect(times).not.toContain('14:00');
      expect(times).toContain('14:30');
    }
  });

  it('requirement 45: never exceed their capacity, in whatever order they are booked', () => {
    const load = fc.integer({ min: 0, max: 5 });
    const place = fc.integer({ min: 0, max: 3 });
    const wish = fc.record({ load, place, isUnverified: fc.boolean() });
    const wishes = fc.array(wish, { maxLength: 40 });
    fc.assert(
      fc.property(moments, wishes, ({ moment }, all) => {
        const offers = offersAt(moment);
        const { slotCapacity, slotOrders, slotMinutes } = moment.settings;
        const ledgers = new Map<string, SlotLoads>();
        for (const { load, place, isUnverified } of all) {
          const demand = { load, ledgers, isUnverified };
          const slot = place === 0 ? asapTime(offers, demand)?.slot : offers.slots[place - 1];
          if (slot === undefined || !hasRoom(slot, demand, moment.settings)) continue;
          ledgers.set(slot.day, booked(ledgers.get(slot.day), slot, demand));
        }
        for (const slot of [...offers.asapSlots, ...offers.slots]) {
          const sum = bookedIn(slot, ledgers, slotMinutes);
          expect(sum.load).toBeLessThanOrEqual(slotCapacity);
          expect(sum.orders).toBeLessThanOrEqual(slotOrders);
          expect(sum.unverified).toBeLessThanOrEqual(Math.ceil(slotOrders / 2));
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('requirement 45: the ledgers of a slot', () => {
  it("requirement 45: are its day's and, near an edge of the day, the adjacent day's", () => {
    const at = (startMs: string, day: string) =>
      decidingDays(
        { day, startMs: Date.parse(startMs) },
        { hours: defaultOrderingSettings, toInstant },
      );
    expect(at('2026-03-06T12:00:00Z', '2026-03-06')).toEqual(['2026-03-06']);
    expect(at('2026-03-06T07:45:00Z', '2026-03-06')).toEqual(['2026-03-06', '2026-03-05']);
    expect(at('2026-03-06T23:45:00Z', '2026-03-06')).toEqual(['2026-03-06', '2026-03-07']);
    // The slot is after midnight, in an opening that began the evening before.
    expect(at('2026-03-07T00:30:00Z', '2026-03-06')).toEqual(['2026-03-06', '2026-03-07']);
  });

  it('requirement 45: all count, whichever one an order is booked in', () => {
    const slot = { day: '2026-03-06', startMs: Date.parse('2026-03-06T23:45:00Z') };
    const one = { [slotKeyOf(slot)]: { load: 2, orders: 1 } };
    const ledgers = new Map([
      ['2026-03-06', one],
      ['2026-03-07', one],
    ]);
    expect(bookedIn(slot, ledgers, 15)).toEqual({ load: 4, orders: 2, unverified: 0 });
  });
});

function booked(loads: SlotLoads = {}, slot: Slot, { load, isUnverified }: Demand): SlotLoads {
  const key = slotKeyOf(slot);
  const before = { load: 0, orders: 0, unverified: 0, ...loads[key] };
  const unverified = before.unverified + Number(isUnverified);
  return { ...loads, [key]: { load: before.load + load, orders: before.orders + 1, unverified } };
}

function spansOn(day: string, { week: hours, exceptions }: OrderingSettings): [string, string][] {
  const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
  const weekday = names[new Date(day).getUTCDay()] ?? 'sun';
  const found = exceptions[day]?.periods ?? hours[weekday];
  return found.map(({ open, close }) => {
    const [hour, minutes] = [Number(close.slice(0, 2)), close.slice(2)];
    return [open, close <= open ? `${24 + hour}${minutes}` : close];
  });
}
