import { describe, expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import {
  atTime,
  chosenPickup,
  dayLabel,
  dayOfTime,
  daypartsOf,
  orderButtonWords,
  readyWords,
  slotOptions,
  timeButtonLabel,
} from './pickup-times.ts';

const zone = 'America/Los_Angeles';
/** It is Sunday, 10:30 PM in Los Angeles, and already Monday in London. */
const now = { zone, nowMs: Date.parse('2026-11-23T06:30:00.000Z') };

describe('a pick-up time', () => {
  it.each([
    ['2026-11-22', 'Today, Nov 22'],
    ['2026-11-23', 'Tomorrow, Nov 23'],
    ['2026-11-24', 'Tuesday, Nov 24'],
    ['2026-11-21', 'Saturday, Nov 21'],
  ])('of the day %s is listed under %s', (day, label) => {
    expect(dayLabel(day, now)).toBe(label);
  });

  it.each([
    ['2026-11-23T07:15:00.000Z', inBrandWords('at 11:15 PM'), inBrandWords('11:15 PM')],
    [
      '2026-11-23T20:00:00.000Z',
      inBrandWords('tomorrow at 12 PM'),
      inBrandWords('Tomorrow at 12 PM'),
    ],
    [
      '2026-11-24T20:00:00.000Z',
      inBrandWords('Tuesday at 12 PM'),
      inBrandWords('Tuesday at 12 PM'),
    ],
    ['2026-12-03T20:00:00.000Z', inBrandWords('on Dec 3 at 12 PM'), inBrandWords('Dec 3 at 12 PM')],
  ])('of %s is described as %s', (instant, words, label) => {
    expect(atTime(instant, now)).toBe(words);
    expect(timeButtonLabel(instant, now)).toBe(label);
  });

  it('says when the order is ready once it is chosen', () => {
    const asap = '2026-11-23T06:45:00.000Z';
    expect(readyWords({ pickup: 'asap', asap }, now)).toBe(inBrandWords('Ready about 10:45 PM'));
    expect(readyWords({ pickup: 'asap', asap: null }, now)).toBeUndefined();
    expect(readyWords({ pickup: '2026-11-23T20:00:00.000Z', asap }, now)).toBe(
      inBrandWords('Ready tomorrow at 12 PM'),
    );
  });

  it('after midnight belongs to the evening before, and names its weekday', () => {
    const slots = ['2026-11-23T07:45:00.000Z', '2026-11-23T08:00:00.000Z'];
    expect(slotOptions(slots, { day: '2026-11-22', zone })).toEqual([
      { value: slots[0], label: inBrandWords('11:45 PM') },
      { value: slots[1], label: inBrandWords('Mon 12 AM') },
    ]);
  });

  it('that comes twice when clocks are put back names the zone', () => {
    const slots = ['07:30', '08:30', '09:30'].map((time) => `2026-11-01T${time}:00.000Z`);
    const labels = slotOptions(slots, { day: '2026-11-01', zone }).map(({ label }) => label);
    expect(labels).toEqual([
      inBrandWords('12:30 AM'),
      inBrandWords('1:30 AM PDT'),
      inBrandWords('1:30 AM PST'),
    ]);
  });
});

describe('the times of a business day', () => {
  it('are grouped by the part of the day, of which empty ones are absent', () => {
    // 10:45 AM, 11 AM, 2:45 PM, 5 PM, 9:45 PM, 10 PM, and half past midnight.
    const times = ['18:45', '19:00', '22:45'].map((time) => `2026-11-22T${time}:00.000Z`);
    const late = ['01:00', '05:45', '06:00', '08:30'].map((time) => `2026-11-23T${time}:00.000Z`);
    const grouped = daypartsOf([...times, ...late], { day: '2026-11-22', zone });
    expect(grouped).toEqual([
      { name: 'Morning', slots: times.slice(0, 1) },
      { name: 'Lunch', slots: times.slice(1) },
      { name: 'Dinner', slots: late.slice(0, 2) },
      { name: 'Late', slots: late.slice(2) },
    ]);
  });

  it('keep their day when one of them is offered instead of another, also after midnight', () => {
    const [late, night, noon] = ['07:45', '08:30', '20:00'].map(
      (time) => `2026-11-23T${time}:00.000Z`,
    ) as [string, string, string];
    const shown = { day: '2026-11-22', days: ['2026-11-22', '2026-11-23'], slots: [late, night] };
    expect(dayOfTime(night, shown, zone)).toBe('2026-11-22');
    expect(dayOfTime(noon, shown, zone)).toBe('2026-11-23');
    expect(dayOfTime(noon, { ...shown, days: ['2026-11-22'] }, zone)).toBeUndefined();
  });

  it('have nothing chosen until the diner does it, or until the time of another day is found', () => {
    const slots = ['2026-11-23T20:00:00.000Z', '2026-11-23T21:00:00.000Z'];
    const offered = { asap: null, slots, fullSlots: [], ...now, isOtherDay: false };
    expect(chosenPickup({ kind: 'asap' }, offered)).toBe('asap');
    expect(chosenPickup({ kind: 'slot', at: undefined }, offered)).toBeUndefined();
    const atOne = { kind: 'slot', at: undefined, minute: 13 * 60 } as const;
    expect(chosenPickup(atOne, offered)).toBe(slots[1]);
    expect(chosenPickup(atOne, { ...offered, isOtherDay: true })).toBeUndefined();
    expect(chosenPickup({ ...atOne, minute: 14 * 60 }, offered)).toBeUndefined();
  });

  it('are not chosen anymore once they are full, over or too near', () => {
    const [noon, one] = ['2026-11-23T20:00:00.000Z', '2026-11-23T21:00:00.000Z'] as const;
    const offered = { asap: null, slots: [noon], fullSlots: [one], ...now, isOtherDay: false };
    expect(chosenPickup({ kind: 'slot', at: noon }, offered)).toBe(noon);
    expect(chosenPickup({ kind: 'slot', at: one }, offered)).toBeUndefined();
    const passed = { ...offered, nowMs: Date.parse(noon) };
    expect(chosenPickup({ kind: 'slot', at: noon }, passed)).toBeUndefined();
    const slow = { ...offered, asap: '2026-11-23T20:01:00.000Z' };
    expect(chosenPickup({ kind: 'slot', at: noon }, slow)).toBeUndefined();
  });
});

it('the button says what is missing before it orders', () => {
  expect(orderButtonWords({ pickup: undefined, faults: [{}] })).toBe('Fix 1 thing to order');
  expect(orderButtonWords({ pickup: 'asap', faults: [{}, {}] })).toBe('Fix 2 things to order');
  expect(orderButtonWords({ pickup: undefined, faults: [] })).toBe('Choose a time');
  expect(orderButtonWords({ pickup: 'asap', faults: [] })).toBe('Place order');
});
