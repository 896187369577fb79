import { describe, expect, it } from 'vitest';
import { isResting, minutesLeft } from './time-left.ts';

const nowMs = Date.parse('2026-11-23T03:10:00Z');
const at = (time: string) => `2026-11-23T${time}:00Z`;

describe('the time until closing', () => {
  it('is known while the restaurant is open', () => {
    expect(minutesLeft({ state: 'open', until: at('06:00') }, nowMs)).toBe(170);
    expect(minutesLeft({ state: 'unattended', until: at('03:11') }, nowMs)).toBe(1);
  });

  it('is undefined while it is closed, pauses or takes no orders at all', () => {
    for (const state of ['closed', 'paused', 'off'] as const) {
      expect(minutesLeft({ state, until: at('06:00') }, nowMs)).toBeUndefined();
    }
  });

  it('is undefined without hours, around the clock and once it is over', () => {
    expect(minutesLeft({ state: 'open', until: null }, nowMs)).toBeUndefined();
    expect(minutesLeft({ state: 'open', until: '2026-11-25T06:00:00Z' }, nowMs)).toBeUndefined();
    expect(minutesLeft({ state: 'open', until: at('03:00') }, nowMs)).toBeUndefined();
  });
});

it('the kitchen rests while it is closed and while it pauses', () => {
  const states = ['open', 'unattended', 'off', 'closed', 'paused'] as const;
  expect(states.filter((state) => isResting({ state }))).toEqual(['closed', 'paused']);
});
