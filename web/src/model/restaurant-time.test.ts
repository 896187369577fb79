import { describe, expect, it } from 'vitest';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { comingInWords, comingTime, pastTime, wallClock } from './restaurant-time.ts';

const zone = 'America/Los_Angeles';
// This is a Friday, 6 PM in Los Angeles.
const now = { nowMs: Date.parse('2026-11-21T02:00:00Z'), zone };

describe("times in the restaurant's time zone", () => {
  it('are written as people say them', () => {
    expect(timeInWords('2026-11-21T02:42:00Z', zone)).toBe(inBrandWords('6:42 PM'));
    expect(timeInWords('2026-11-21T06:00:00Z', zone)).toBe(inBrandWords('10 PM'));
    expect(timeInWords('2026-11-21T08:05:00Z', zone)).toBe(inBrandWords('12:05 AM'));
  });

  it('name the day of something past', () => {
    expect(pastTime('2026-11-21T01:42:00Z', now)).toBe(inBrandWords('Today, 5:42 PM'));
    expect(pastTime('2026-11-20T07:59:00Z', now)).toBe(inBrandWords('Yesterday, 11:59 PM'));
    const inside = pastTime('2026-11-21T01:42:00Z', now, { 0: 'today' });
    expect(inside).toBe(inBrandWords('today, 5:42 PM'));
    expect(pastTime('2026-11-15T19:00:00Z', now)).toBe(inBrandWords('Nov 15, 11 AM'));
    expect(pastTime('2025-11-15T19:00:00Z', now)).toBe(inBrandWords('Nov 15, 2025, 11 AM'));
  });

  it('name the day of something to come, even across a change of the clocks', () => {
    expect(comingTime('2026-11-21T02:45:00Z', now)).toBe(inBrandWords('6:45 PM'));
    expect(comingTime('2026-11-21T19:00:00Z', now)).toBe(inBrandWords('tomorrow at 11 AM'));
    const beforeChange = { nowMs: Date.parse('2026-11-01T06:30:00Z'), zone };
    expect(comingTime('2026-11-02T07:30:00Z', beforeChange)).toBe(
      inBrandWords('tomorrow at 11:30 PM'),
    );
  });

  it('have one sentence for today and another for a later day, whose time has its day', () => {
    const sentences = {
      today: (time: string) => `until ${time}`,
      later: (dayAndTime: string) => `through ${dayAndTime}`,
    };
    expect(comingInWords('2026-11-21T02:45:00Z', now, sentences)).toBe(
      inBrandWords('until 6:45 PM'),
    );
    expect(comingInWords('2026-11-21T19:00:00Z', now, sentences)).toBe(
      inBrandWords('through tomorrow at 11 AM'),
    );
  });

  it("are in the reader's own zone where the restaurant's is unknown", () => {
    const own = timeInWords('2026-11-21T02:42:00Z', undefined);
    expect(timeInWords('2026-11-21T02:42:00Z', 'Mars/Olympus_Mons')).toBe(own);
  });

  it("agree with a clock and a calendar on the restaurant's wall", () => {
    expect(wallClock('2026-11-21T08:05:00Z', zone)).toEqual({
      date: '2026-11-21',
      dateBefore: '2026-11-20',
      minute: 5,
    });
  });
});
