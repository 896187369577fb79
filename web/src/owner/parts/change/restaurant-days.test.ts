import { describe, expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { momentInWords, startOfDay } from './restaurant-days.ts';

describe('the days of the restaurant', () => {
  it.each([
    ['2026-01-31', 'America/New_York', '2026-01-31T05:00:00.000Z'],
    ['2026-01-31', 'Asia/Tokyo', '2026-01-30T15:00:00.000Z'],
    ['2026-01-31', 'Pacific/Kiritimati', '2026-01-30T10:00:00.000Z'],
    ['2026-01-31', 'Asia/Kathmandu', '2026-01-30T18:15:00.000Z'],
    // The clocks change on these days, but not at midnight.
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    // The day begins at 1 AM, because the clocks skip midnight.
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
    // The hour after midnight happens twice.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ])('begin at midnight there: %s in %s', (day, zone, expected) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(expected);
  });

  it('give a record its date and time', () => {
    const at = '2026-02-01T03:05:00.000Z';
    expect(momentInWords(at, 'America/New_York')).toBe(inBrandWords('Jan 31, 2026, 10:05 PM'));
    expect(momentInWords(at, 'Asia/Tokyo')).toBe(inBrandWords('Feb 1, 2026, 12:05 PM'));
  });

  it("are the reader's own where the restaurant's zone is unknown", () => {
    const own = new Date(2026, 0, 31).getTime();
    expect(startOfDay('2026-01-31', undefined)).toBe(own);
    expect(momentInWords(own, 'Nowhere/Else')).toBe(inBrandWords('Jan 31, 2026, 12:00 AM'));
  });
});
