import { describe, expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { openingWords } from './opening-words.ts';

// It is Friday, 6 PM in Los Angeles, and Saturday in London.
const nowMs = Date.parse('2026-11-21T02:00:00Z');
const closed = {
  state: 'closed',
  opensAt: null,
  until: null,
  timeZone: 'America/Los_Angeles',
} as const;

describe('the line about the opening hours', () => {
  it("says until when it is open, by the restaurant's clock", () => {
    const open = { ...closed, state: 'open', until: '2026-11-21T06:00:00.000Z' } as const;
    expect(openingWords(open, nowMs)).toBe(inBrandWords('Open now, until 10 PM'));
    expect(openingWords({ ...open, until: '2026-11-21T09:30:00.000Z' }, nowMs)).toBe(
      inBrandWords('Open now, until 1:30 AM'),
    );
    expect(openingWords({ ...open, until: '2026-11-21T08:00:00.000Z' }, nowMs)).toBe(
      inBrandWords('Open now, until midnight'),
    );
  });

  it('says that the last orders are over, and when the next ones are taken', () => {
    const open = { ...closed, state: 'open', until: '2026-11-21T02:20:00.000Z' } as const;
    const over = (nextAt: string | null) =>
      openingWords({ ...open, lastOrdersOver: { nextAt } }, nowMs);
    expect(over('2026-11-21T19:00:00.000Z')).toBe(
      inBrandWords('Last orders are over, next tomorrow at 11 AM'),
    );
    expect(over('2026-11-21T05:00:00.000Z')).toBe(
      inBrandWords('Last orders are over, next at 9 PM'),
    );
    expect(over(null)).toBe('Last orders are over');
  });

  it('names no closing time for a restaurant that is open round the clock', () => {
    const open = { ...closed, state: 'open' } as const;
    expect(openingWords(open, nowMs)).toBe('Open now');
    expect(openingWords({ ...open, until: '2026-11-30T06:00:00.000Z' }, nowMs)).toBe('Open now');
  });

  it.each([
    ['2026-11-21T03:30:00.000Z', inBrandWords('Opens at 7:30 PM')],
    ['2026-11-21T19:00:00.000Z', inBrandWords('Opens tomorrow at 11 AM')],
    ['2026-11-24T19:00:00.000Z', inBrandWords('Opens Tuesday at 11 AM')],
    ['2026-12-03T19:00:00.000Z', inBrandWords('Opens Dec 3 at 11 AM')],
    ['2027-01-02T19:00:00.000Z', inBrandWords('Opens Jan 2, 2027 at 11 AM')],
    [null, 'Closed'],
  ])('says of a restaurant closed until %s: %s', (opensAt, words) => {
    expect(openingWords({ ...closed, opensAt }, nowMs)).toBe(words);
  });

  it('says until when the kitchen takes a break', () => {
    const paused = { ...closed, state: 'paused' } as const;
    expect(openingWords({ ...paused, opensAt: '2026-11-21T02:30:00.000Z' }, nowMs)).toBe(
      inBrandWords('Taking a break until 6:30 PM'),
    );
    expect(openingWords(paused, nowMs)).toBe('Taking a break');
  });

  it('refers to the phone while no kitchen screen is watched, and is empty while ordering is off', () => {
    expect(openingWords({ ...closed, state: 'unattended' }, nowMs)).toBe('Open now, by phone only');
    expect(openingWords({ ...closed, state: 'off' }, nowMs)).toBeUndefined();
    const byAdmin = { ...closed, state: 'off', closedNotice: 'Back on Monday.' } as const;
    expect(openingWords(byAdmin, nowMs)).toBe('No online orders for now');
  });
});
