import { describe, expect, it } from 'vitest';
import { sampleOrder } from './sample-order.ts';
import { minutesUntilReady, waitInShort, waitInWords, waitOnDial } from './until-ready.ts';

const nowMs = Date.parse('2026-11-23T03:10:00Z');
const at = (time: string) => `2026-11-23T${time}:00Z`;

describe('the time until an order is ready', () => {
  it('is shown while the kitchen has it', () => {
    for (const state of ['placed', 'accepted', 'cooking'] as const) {
      expect(minutesUntilReady({ state, dueAt: at('03:35') }, nowMs)).toBe(25);
    }
  });

  it('is zero when the order is late or ready', () => {
    expect(minutesUntilReady({ state: 'cooking', dueAt: at('03:00') }, nowMs)).toBe(0);
    expect(minutesUntilReady({ state: 'ready', dueAt: at('03:35') }, nowMs)).toBe(0);
  });

  it('is not shown for an order that is over, or that is due in twelve hours or more', () => {
    expect(minutesUntilReady({ state: 'collected', dueAt: at('03:35') }, nowMs)).toBeUndefined();
    expect(minutesUntilReady({ state: 'rejected', dueAt: at('03:35') }, nowMs)).toBeUndefined();
    expect(minutesUntilReady({ state: 'accepted', dueAt: at('15:10') }, nowMs)).toBeUndefined();
  });
});

describe('what stands beside the number in the dock', () => {
  const inShort = (state: 'placed' | 'accepted' | 'cooking' | 'ready', dueAt: string) => {
    const order = sampleOrder({ state, dueAt, placedAt: at('03:05') });
    return waitInShort(order, { nowMs, zone: 'UTC' }, false);
  };

  it.each([
    ['cooking', '03:16', '6 min'],
    ['accepted', '03:35', '25 min'],
    ['placed', '03:35', 'placed'],
    ['accepted', '05:00', 'confirmed'],
    ['cooking', '03:10', 'cooking'],
    ['cooking', '02:00', 'late'],
    ['ready', '03:16', 'ready'],
  ] as const)('of an order that is %s for %s is: %s', (state, time, words) => {
    expect(inShort(state, at(time))).toBe(words);
  });

  it('of an order that nobody confirms is whom to ask', () => {
    const order = sampleOrder({ state: 'placed', dueAt: at('03:35') });
    expect(waitInShort(order, { nowMs, zone: 'UTC' }, true)).toBe('call us');
  });
});

describe('a wait on the dial', () => {
  it('is drawn in the scale of the minute hand within an hour: 25 minutes are nearly half a turn', () => {
    expect(waitOnDial(19 * 60 + 10, 25)).toEqual({ from: 2 * 60, length: 5 * 60 });
  });

  it('is drawn in the scale of the hour hand when it is longer', () => {
    expect(waitOnDial(19 * 60 + 10, 90)).toEqual({ from: 7 * 60 + 10, length: 90 });
  });
});

describe('the wait in words', () => {
  const at = (minutes: number) => new Date(minutes * 60_000).toISOString();
  it.each([
    ['accepted', 22, 'in 22 minutes'],
    ['cooking', 1, 'in a minute'],
    ['cooking', 0, 'any minute now'],
    ['accepted', -4, 'any minute now'],
    ['accepted', -5, '5 minutes late'],
    ['cooking', -57, '57 minutes late'],
    ['placed', -57, ''],
    ['placed', 0, ''],
    ['ready', 5, ''],
    ['accepted', 60, ''],
    ['collected', 5, ''],
  ] as const)('of an order that is %s and due in %i minutes is %j', (state, minutes, words) => {
    expect(waitInWords({ state, dueAt: at(minutes) }, 0)).toBe(words);
  });
});
