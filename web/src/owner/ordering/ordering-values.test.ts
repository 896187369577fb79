import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { NewOrderingSettings } from '@thymely/contract/ordering/endpoints';
import { orderingSchemas } from '@thymely/contract/ordering/schema';
import { settingsTable } from '@thymely/contract/ordering/settings/settings-table';
import { amountText } from '@thymely/contract/ground/price/amount-text';
import { initialValues } from '@thymely/contract/ground/field-table';
import { inThousands } from '@thymely/contract/ground/in-words';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { currencySign } from '../../lib/currency.ts';
import { orderingFaultsOf } from './ordering-faults.ts';
import { areSame } from '../parts/edit-form/edit-model.ts';
import {
  eachDay,
  settingsFromValues,
  orderingValuesOf,
  type OrderingValues,
} from './ordering-values.ts';

const settings = {
  ...initialValues(settingsTable),
  revision: 3,
  timeZone: 'America/Los_Angeles',
  week: { ...eachDay(() => [{ open: '11:00', close: '22:00' }]), mon: [] },
  exceptions: {
    '2026-12-31': { periods: [{ open: '18:00', close: '03:00' }], label: "New Year's Eve" },
    '2026-12-25': { periods: [], label: '' },
  },
  slotCapacity: 1000,
  minCents: 1250,
  verifiedOnly: true,
  phone: 'optional' as const,
  notes: false,
  taxRates: [
    { id: 'food', name: 'Food', bp: 1300 },
    { id: 'drinks', name: 'Drinks', bp: 825 },
    { id: 'sales', name: 'Sales', bp: 887.5 },
  ],
};
const values = orderingValuesOf(settings);

describe('the values of the hours form', () => {
  it('turn back into the same settings', () => {
    expect(settingsFromValues(values, 3)).toEqual(settings);
    const untaxed = { ...settings, taxRates: [] };
    expect(settingsFromValues(orderingValuesOf(untaxed), 3)).toEqual(untaxed);
  });

  it('have dates in order, amounts and percent', () => {
    expect(values.exceptions.map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-31']);
    expect(values).toMatchObject({
      minCents: amountText(1250),
      taxRates: [
        { percent: '13' },
        { percent: inThousands(8.25) },
        { percent: inThousands(8.875) },
      ],
    });
  });

  it.each<[Partial<OrderingValues>, Partial<NewOrderingSettings>]>([
    [{ minCents: `${currencySign} 8,5` }, { minCents: 850 }],
    [{ minCents: inBrandWords('$1,250.00') }, { minCents: 125_000 }],
    [
      { taxRates: [{ id: 'a', name: ' Food ', percent: '8,25 %' }] },
      { taxRates: [{ id: 'a', name: 'Food', bp: 825 }] },
    ],
    [
      { taxRates: [{ id: 'a', name: 'Sales', percent: '8,875 %' }] },
      { taxRates: [{ id: 'a', name: 'Sales', bp: 887.5 }] },
    ],
    [
      {
        taxRates: [
          { id: 'soft-drinks', name: 'Drinks', percent: '23' },
          { id: '', name: 'Soft drinks', percent: '6' },
          { id: '', name: 'Café', percent: '6' },
        ],
      },
      {
        taxRates: [
          { id: 'soft-drinks', name: 'Drinks', bp: 2300 },
          { id: 'soft-drinks-2', name: 'Soft drinks', bp: 600 },
          { id: 'cafe', name: 'Café', bp: 600 },
        ],
      },
    ],
    [{ leadMinutes: '３０' }, { leadMinutes: 30 }],
    [{ slotCapacity: inBrandWords(' 1,000 ') }, { slotCapacity: 1000 }],
  ])('turn %j into %j', (typed, read) => {
    expect(settingsFromValues({ ...values, ...typed }, 3)).toEqual({ ...settings, ...read });
  });

  it.each(['', 'ten', '1.5', '-3', '1e3'])('turn %j minutes into NaN', (leadMinutes) => {
    expect(settingsFromValues({ ...values, leadMinutes }, 3).leadMinutes).toBeNaN();
  });

  it('differ after any change, and no longer once it is undone', () => {
    const changed = { ...values, notes: true };
    expect(areSame(changed, values)).toBe(false);
    expect(areSame({ ...changed, notes: false }, values)).toBe(true);
  });
});

describe('the faults of the hours form', () => {
  const exceptions = (...dates: string[]) =>
    dates.map((date) => ({ date, label: '', periods: [{ open: '', close: '10:00' }] }));

  it('are none when the server would accept the settings', () => {
    expect(orderingFaultsOf(values)).toEqual({});
    expect(v.is(orderingSchemas.setOrderingSettings.body, settingsFromValues(values, 3))).toBe(
      true,
    );
  });

  it.each<[Partial<OrderingValues>, Record<string, string>]>([
    [{ leadMinutes: 'soon' }, { leadMinutes: 'Lead time must be a whole number from 0 to 240.' }],
    [
      { answerMinutes: '2' },
      { answerMinutes: 'Time to answer must be 0 for no limit, or a whole number from 3 to 60.' },
    ],
    [
      { slotOrders: '201' },
      { slotOrders: 'Orders per slot must be a whole number from 1 to 200.' },
    ],
    [{ slotMinutes: '4' }, { slotMinutes: 'Slot length must be a whole number from 5 to 120.' }],
    [
      { minCents: 'free' },
      { minCents: inBrandWords('Minimum order must be an amount from $0.00 to $2,000.00.') },
    ],
    [
      { minCents: '2000.01' },
      { minCents: inBrandWords('Minimum order must be an amount from $0.00 to $2,000.00.') },
    ],
    [{ timeZone: ' ' }, { timeZone: 'Choose a time zone.' }],
    [
      {
        taxRates: [
          { id: 'a', name: 'Food', percent: '8.1255' },
          { id: 'b', name: ' ', percent: '8' },
        ],
      },
      {
        'taxRates.0.bp': 'Write a percentage from 0 to 50, with at most three decimals.',
        'taxRates.1.name': 'Name is required.',
      },
    ],
    [
      {
        taxRates: [
          { id: 'a', name: 'Food', percent: '8' },
          { id: 'b', name: 'food', percent: '9' },
        ],
      },
      { taxRates: 'Two tax rates have the same name.' },
    ],
    [
      { week: { ...values.week, mon: [{ open: '11:00', close: '' }] } },
      { 'week.mon.0.close': 'Enter the time you close.' },
    ],
    [
      { week: { ...values.week, mon: [{ open: '18:00', close: '12:00' }] } },
      { 'week.tue.0.open': inBrandWords('This overlaps with Monday, 6 PM to noon the next day.') },
    ],
    [
      { exceptions: exceptions('2026-12-25', '', '2026-12-25') },
      {
        'exceptions.0.periods.0.open': 'Enter the time you open.',
        'exceptions.1.date': 'Choose a date.',
        'exceptions.1.periods.0.open': 'Enter the time you open.',
        'exceptions.2.date': 'This date is already listed.',
        'exceptions.2.periods.0.open': 'Enter the time you open.',
      },
    ],
    [
      { exceptions: [{ date: '9999-12-31', label: '', periods: [] }] },
      { 'exceptions.0.date': 'The date can be from 2020-01-01 to 2100-12-31.' },
    ],
    [
      { exceptions: [{ date: '2026-12-24', label: 'x'.repeat(61), periods: [] }] },
      { 'exceptions.0.label': 'Label can be up to 60 characters long.' },
    ],
  ])('%j', (typed, faults) => {
    expect(orderingFaultsOf({ ...values, ...typed })).toEqual(faults);
  });
});
