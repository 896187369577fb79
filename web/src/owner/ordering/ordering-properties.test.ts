import { describe, expect, it } from 'vitest';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { conflictOf, differencesOf, mergeVersions } from '../parts/edit-form/edit-properties.ts';
import { propertiesOf } from './ordering-properties.ts';
import { eachDay, orderingValuesOf, type OrderingValues } from './ordering-values.ts';

const base = orderingValuesOf({
  ...defaultOrderingSettings,
  timeZone: 'America/Los_Angeles',
  week: eachDay(() => [{ open: '11:00', close: '22:00' }]),
  exceptions: { '2026-12-25': { label: 'Christmas', periods: [] } },
  slotCapacity: 12,
  slotOrders: 12,
});
const late = [{ open: '11:00', close: '02:00' }];
const newYear = { date: '2027-01-01', label: '', periods: [] };

const mine: OrderingValues = {
  ...base,
  week: { ...base.week, fri: late },
  exceptions: [],
  leadMinutes: '30',
};
const theirs: OrderingValues = {
  ...base,
  week: { ...base.week, sat: late },
  exceptions: [...base.exceptions, newYear],
  leadMinutes: '40',
  slotOrders: '8',
  verifiedOnly: true,
  notes: false,
};

const versions = {
  base: propertiesOf(base),
  mine: propertiesOf(mine),
  theirs: propertiesOf(theirs),
};

describe('the changes of two people to the settings', () => {
  it('are listed in words wherever their versions differ', () => {
    const words = differencesOf(versions.mine, versions.theirs).map(({ mine, theirs }) => [
      mine.label,
      mine.words,
      theirs.words,
    ]);
    expect(words).toEqual([
      ['Friday', inBrandWords('11 AM to 2 AM the next day'), inBrandWords('11 AM to 10 PM')],
      ['Saturday', inBrandWords('11 AM to 10 PM'), inBrandWords('11 AM to 2 AM the next day')],
      ['Lead time', '30 min', '40 min'],
      ['Orders per slot', '12 orders', '8 orders'],
      ['Guests can add a note', 'yes', 'no'],
      ['Only guests with a verified email', 'no', 'yes'],
      ['Fri, Dec 25, 2026', 'The usual hours', 'Closed · Christmas'],
      ['Fri, Jan 1, 2027', 'The usual hours', 'Closed'],
    ]);
    expect(differencesOf(versions.mine, versions.mine)).toEqual([]);
  });

  it('are merged: where both changed the same property, mine stays until I choose', () => {
    expect(mergeVersions(theirs, versions)).toEqual({
      ...base,
      week: { ...base.week, fri: late, sat: late },
      exceptions: [newYear],
      leadMinutes: '30',
      slotOrders: '8',
      verifiedOnly: true,
      notes: false,
    });
  });

  it('can be taken property by property from either version', () => {
    const merged = mergeVersions(theirs, versions);
    for (const whose of ['mine', 'theirs'] as const) {
      const all = differencesOf(versions.mine, versions.theirs).reduce(
        (values, { [whose]: property }) => property.putInto(values),
        merged,
      );
      expect(all).toEqual(whose === 'mine' ? mine : theirs);
    }
  });

  it('are not offered as mine where I changed nothing: the form has taken over theirs', () => {
    const { differences, takenOver } = conflictOf(versions);
    expect(differences.map(({ mine }) => mine.label)).toEqual([
      'Friday',
      'Lead time',
      'Fri, Dec 25, 2026',
    ]);
    expect(takenOver.map(({ label }) => label)).toEqual([
      'Saturday',
      'Orders per slot',
      'Guests can add a note',
      'Only guests with a verified email',
      'Fri, Jan 1, 2027',
    ]);
  });
});

it('rates of tax are written as the restaurant writes percentages, and as typed while they are none', () => {
  const rates = [
    { id: 'food', name: 'Food', percent: '8,25 %' },
    { id: 'drinks', name: 'Drinks', percent: 'much' },
  ];
  const { words } = propertiesOf({ ...base, taxRates: rates }).get('taxRates') ?? {};
  expect(words).toBe(inBrandWords('Food 8.25%, Drinks much'));
});
