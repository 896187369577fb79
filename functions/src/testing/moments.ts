import { minuteMs } from '@thymely/contract/ground/time';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import type { OrderingSettings, Period } from '@thymely/contract/ordering/endpoints';
import { addDays, localDayAt } from '@thymely/contract/ordering/opening-hours';
import type { OrderingMoment } from '@thymely/contract/ordering/slots';
import fc from 'fast-check';
import { toInstant } from '../ordering/time-zones.ts';
import { findClockChanges, type ClockChange } from './clock-changes.ts';

export const clockChanges = findClockChanges();

/** Up to three periods of a day that do not overlap. The last one may pass midnight. */
const periods = fc
  .uniqueArray(fc.integer({ min: 0, max: 47 }), { maxLength: 6 })
  .map((halfHours) => {
    const times = halfHours.sort((one, other) => one - other).map(toTime);
    const even = times.length % 2 === 0 ? times : times.slice(1);
    // Sometimes, the night is the open part of the day.
    return even.length > 2 && even[0] === '00:00' ? rotated(even) : paired(even);
  });

function toTime(halfHours: number): string {
  return `${String(Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 ? '30' : '00'}`;
}
const paired = (times: string[]): Period[] =>
  times.flatMap((open, index) => (index % 2 ? [] : [{ open, close: times[index + 1] ?? open }]));
const rotated = (times: string[]) => paired([...times.slice(1), times[0] ?? '00:00']);

const week = fc.record({
  mon: periods,
  tue: periods,
  wed: periods,
  thu: periods,
  fri: periods,
  sat: periods,
  sun: periods,
});

/** Moments up to three days before or after a clock change. */
export const moments = fc
  .record({
    change: fc.constantFrom(...clockChanges),
    minutes: fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }),
    settings: fc.record({
      week,
      leadMinutes: fc.integer({ min: 0, max: 60 }),
      slotMinutes: fc.integer({ min: 5, max: 90 }),
      lastOrderMinutes: fc.integer({ min: 0, max: 60 }),
      slotCapacity: fc.integer({ min: 1, max: 8 }),
      slotOrders: fc.integer({ min: 1, max: 8 }),
      daysAhead: fc.integer({ min: 0, max: 7 }),
    }),
    exceptionIn: fc.integer({ min: -2, max: 4 }),
    exception: periods,
  })
  .map(({ change, minutes, settings, exceptionIn, exception }) => {
    const moment = momentAt(change, minutes, settings);
    const today = localDayAt(moment.nowMs, { hours: moment.settings, toInstant });
    const exceptions = { [addDays(today, exceptionIn)]: { periods: exception, label: '' } };
    return { change, plain: moment, moment: withSettings(moment, { exceptions }) };
  });

export function momentAt(
  { timeZone, atMs }: ClockChange,
  minutes: number,
  own: object,
): OrderingMoment {
  const settings = { ...defaultOrderingSettings, timeZone, ...own };
  return { settings, nowMs: atMs + minutes * minuteMs, toInstant, isAttended: true };
}

export function withSettings(
  moment: OrderingMoment,
  own: Partial<OrderingSettings>,
): OrderingMoment {
  return { ...moment, settings: { ...moment.settings, ...own } };
}
