import { describe, expect, it } from 'vitest';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { guestDays, guestLine } from './guest-words.ts';
import { eachDay } from './ordering-values.ts';
import { findZones, zoneOf } from './time-zones.ts';

const ordering: Ordering = {
  state: 'open',
  opensAt: null,
  until: null,
  earliest: null,
  leadMinutes: 20,
  answerMinutes: 10,
  pauseEndsAt: null,
  timeZone: 'America/Los_Angeles',
  week: { ...eachDay(() => [{ open: '17:00', close: '02:00' }]), mon: [] },
  exceptions: { '2026-11-26': { periods: [], label: 'Thanksgiving' } },
  notes: true,
  taxRates: [],
  soldOut: [],
  soldOutChoices: [],
};
/** It is Sunday, 10:30 PM in Los Angeles, and Monday in London. */
const now = Date.parse('2026-11-23T06:30:00Z');

describe('the preview for guests', () => {
  it('uses the words of the site, and has its own where the site is silent', () => {
    const until = '2026-11-23T07:00:00Z';
    expect(guestLine({ ...ordering, until }, now)).toBe(inBrandWords('Open now, until 11 PM'));
    expect(guestLine({ ...ordering, state: 'off' }, now)).toBe("There's no online ordering");
  });

  it('lists seven days from today in the time zone of the restaurant, with their exceptions', () => {
    const days = guestDays(ordering, now);
    const usual = [inBrandWords('5 PM to 2 AM')];
    expect(days.map(({ name, hours, label }) => [name, hours, label])).toEqual([
      ['Today', usual, ''],
      ['Monday', ['Closed'], ''],
      ['Tuesday', usual, ''],
      ['Wednesday', usual, ''],
      ['Thursday', ['Closed'], 'Thanksgiving'],
      ['Friday', usual, ''],
      ['Saturday', usual, ''],
    ]);
  });
});

describe('the search for a time zone', () => {
  const ids = ['America/Los_Angeles', 'America/New_York', 'Europe/Paris', 'America/Sao_Paulo'];
  const zones = ids.map(zoneOf);

  it.each([
    ['los ang', ['America/Los_Angeles']],
    ['pacific', ['America/Los_Angeles']],
    ['America/New_York', ['America/New_York']],
    ['york eastern', ['America/New_York']],
    ['São', ['America/Sao_Paulo']],
    ['atlantis', []],
  ])('finds by %j', (text, found) => {
    expect(findZones(zones, text).map(({ id }) => id)).toEqual(found);
  });
});
