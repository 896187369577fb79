import { describe, expect, it } from 'vitest';
import { atTime, dayLabel, readyWords, slotOptions, timeButtonLabel } from './pickup-times.ts';

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
    ['2026-11-23T07:15:00.000Z', 'at 11:15 PM', '11:15 PM'],
    ['2026-11-23T20:00:00.000Z', 'tomorrow at 12 PM', 'Tomorrow at 12 PM'],
    ['2026-11-24T20:00:00.000Z', 'Tuesday at 12 PM', 'Tuesday at 12 PM'],
    ['2026-12-03T20:00:00.000Z', 'on Dec 3 at 12 PM', 'Dec 3 at 12 PM'],
  ])('of %s is described as %s', (instant, words, label) => {
    expect(atTime(instant, now)).toBe(words);
    expect(timeButtonLabel(instant, now)).toBe(label);
  });

  it('says when the order is ready once it is chosen', () => {
    const asap = '2026-11-23T06:45:00.000Z';
    expect(readyWords({ pickup: 'asap', asap }, now)).toBe('Ready about 10:45 PM');
    expect(readyWords({ pickup: 'asap', asap: null }, now)).toBeUndefined();
    expect(readyWords({ pickup: '2026-11-23T20:00:00.000Z', asap }, now)).toBe(
      'Ready tomorrow at 12 PM',
    );
  });

  it('after midnight belongs to the evening before, and names its weekday', () => {
    const slots = ['2026-11-23T07:45:00.000Z', '2026-11-23T08:00:00.000Z'];
    expect(slotOptions(slots, { day: '2026-11-22', zone })).toEqual([
      { value: slots[0], label: '11:45 PM' },
      { value: slots[1], label: 'Mon 12 AM' },
    ]);
  });

  it('that comes twice when clocks are put back names the zone', () => {
    const slots = ['07:30', '08:30', '09:30'].map((time) => `2026-11-01T${time}:00.000Z`);
    const labels = slotOptions(slots, { day: '2026-11-01', zone }).map(({ label }) => label);
    expect(labels).toEqual(['12:30 AM', '1:30 AM PDT', '1:30 AM PST']);
  });
});
