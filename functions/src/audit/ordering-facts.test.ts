import { expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { newOrderingSettings } from '../testing/ordering-settings.ts';
import { toOrderingFacts } from './ordering-facts.ts';

it('ordering settings are put into words', () => {
  const late = { periods: [{ open: '12:00', close: '00:00' }], label: '' };
  const exceptions = { '2026-12-31': late, '2026-12-25': { periods: [], label: 'Christmas' } };
  const settings = newOrderingSettings({
    exceptions,
    minCents: 1250,
    taxRates: [
      { id: 'food', name: 'Food', bp: 1300 },
      { id: 'drinks', name: 'Drinks', bp: 825 },
    ],
    slotOrders: 40,
    verifiedOnly: true,
    mails: ['received', 'day_sums'],
  });
  expect(toOrderingFacts({ ...settings, pausedUntil: null })).toEqual({
    timeZone: 'America/New_York',
    week: 'Open daily, 24 hours',
    exceptions: inBrandWords('2026-12-25: closed (Christmas); 2026-12-31: noon to midnight'),
    leadMinutes: '10 min',
    slotMinutes: '15 min',
    slotCapacity: '60 dishes',
    slotOrders: '40 orders',
    unverifiedOrders: inBrandWords('1,000 orders'),
    unverifiedPerAddress: inBrandWords('1,000 orders'),
    lastOrderMinutes: '15 min',
    answerMinutes: '10 min',
    daysAhead: '7 days',
    minCents: inBrandWords('$12.50'),
    needsScreen: 'no',
    verifiedOnly: 'yes',
    notes: 'yes',
    phone: "Don't ask",
    mails: 'order received, sums of the day',
    taxRates: inBrandWords('Food 13%, Drinks 8.25%'),
  });
});

it('a hand-written value that does not match the contract is left out', () => {
  const slips = { week: { mon: [{ open: 11 }] }, exceptions: { '2026-12-25': null }, notes: 'yes' };
  expect(toOrderingFacts({ ...slips, timeZone: 'UTC' })).toEqual({ timeZone: 'UTC' });
});

it.each([
  [{ taxIncludedBp: 825 }, inBrandWords('Tax 8.25%')],
  [{ taxIncludedBp: null }, 'none'],
  [{ taxRates: [], taxIncludedBp: 825 }, 'none'],
])('the tax rates in %j read %j', (fields, words) => {
  expect(toOrderingFacts(fields)).toEqual({ taxRates: words });
});
