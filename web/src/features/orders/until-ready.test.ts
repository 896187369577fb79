import { describe, expect, it } from 'vitest';
import { minutesUntilReady } from './until-ready.ts';

const nowMs = Date.parse('2026-11-23T03:10:00Z');
const at = (time: string) => `2026-11-23T${time}:00Z`;

describe('the time until an order is ready', () => {
  it('is shown while the kitchen has it', () => {
    for (const state of ['placed', 'accepted', 'cooking'] as const) {
      expect(minutesUntilReady({ state, dueAt: at('03:35') }, nowMs)).toBe(25);
    }
  });

  it('is over when the order is late or ready', () => {
    expect(minutesUntilReady({ state: 'cooking', dueAt: at('03:00') }, nowMs)).toBe(0);
    expect(minutesUntilReady({ state: 'ready', dueAt: at('03:35') }, nowMs)).toBe(0);
  });

  it('is not shown for an order that is over, or that is for another half of a day', () => {
    expect(minutesUntilReady({ state: 'collected', dueAt: at('03:35') }, nowMs)).toBeUndefined();
    expect(minutesUntilReady({ state: 'rejected', dueAt: at('03:35') }, nowMs)).toBeUndefined();
    expect(minutesUntilReady({ state: 'accepted', dueAt: at('15:10') }, nowMs)).toBeUndefined();
  });
});
