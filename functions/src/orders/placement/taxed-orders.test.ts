import { includedTaxes, taxCentsOf } from '@thymely/contract/ordering/included-tax';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyMenu } from '../../testing/dishes.ts';
import { decide, lineOf, quoteFor, readingOf, soupDish } from '../../testing/placement.ts';
import { priceCart } from '../checkout/priced-lines.ts';
import type { PlacementReading } from './placement-store.ts';

const food = { id: 'food', name: 'Food', bp: 1300 };
const drinks = { id: 'drinks', name: 'Drinks', bp: 2300 };

type Taxed = { taxRates: (typeof food)[]; taxRate?: string; cents?: number };

function readingWith({ taxRates, taxRate, cents = 820 }: Taxed): PlacementReading {
  const dish = { ...soupDish, price: cents / 100, ...(taxRate !== undefined && { taxRate }) };
  return readingOf({
    settings: { ...readingOf().settings, taxRates },
    menu: { ...emptyMenu, items: [dish] },
  });
}

function placedFrom(reading: PlacementReading) {
  const decision = decide(reading);
  if (!('place' in decision)) throw new Error(JSON.stringify(decision));
  return decision.place;
}

describe('the tax of an order', () => {
  it('is copied into its lines with the rate that the dish names', () => {
    const order = placedFrom(readingWith({ taxRates: [food, drinks], taxRate: 'drinks' }));
    expect(order.lines[0]?.tax).toEqual({ name: 'Drinks', bp: 2300 });
    expect(order.taxIncludedCents).toBe(153);
  });

  it('is that of the default rate for a dish that names none, or one that is gone', () => {
    const byDefault = { name: 'Food', bp: 1300 };
    for (const taxRate of [undefined, 'deleted']) {
      const order = placedFrom(
        readingWith({ taxRates: [food, drinks], ...(taxRate && { taxRate }) }),
      );
      expect(order.lines[0]?.tax).toEqual(byDefault);
      expect(order.taxIncludedCents).toBe(94);
    }
  });

  it('is not stated without rates', () => {
    const order = placedFrom(readingWith({ taxRates: [] }));
    expect(order.lines[0]).not.toHaveProperty('tax');
    expect(order.taxIncludedCents).toBe(0);
  });

  it.each([
    ['another percentage', { taxRates: [{ ...food, bp: 1200 }] }],
    ['another name', { taxRates: [{ ...food, name: 'Meals' }] }],
    ['no rate anymore', { taxRates: [] }],
    ['another rate of the dish', { taxRates: [food, drinks], taxRate: 'drinks' }],
  ])('is part of the quote: %s is refused as a change', (_, now) => {
    const quote = quoteFor(readingWith({ taxRates: [food] }));
    expect(decide(readingWith(now), { body: { quote } })).toEqual([{ code: 'changed' }]);
  });

  it('is the same whether a rate comes first or is named', () => {
    const quote = quoteFor(readingWith({ taxRates: [food, drinks], taxRate: 'food' }));
    const now = readingWith({ taxRates: [drinks, food], taxRate: 'food' });
    expect(decide(now, { body: { quote } })).toHaveProperty('place');
  });

  it('is what the page computes from the checkout and the order, for 1 000 random orders', () => {
    const rates = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        name: fc.constantFrom('Food', 'Drinks', 'Bread'),
        bp: fc.integer({ min: 0, max: 5000 }),
      }),
      { selector: ({ id }) => id, maxLength: 5 },
    );
    const dish = fc.record({
      cents: fc.integer({ min: 1, max: 3000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      taxRate: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone'), { nil: undefined }),
    });
    fc.assert(
      fc.property(rates, fc.array(dish, { minLength: 1, maxLength: 8 }), (taxRates, dishes) => {
        const items = dishes.map(({ cents, taxRate }, at) => ({
          ...soupDish,
          _id: `dish-${at}`,
          price: cents / 100,
          ...(taxRate !== undefined && { taxRate }),
        }));
        const lines = dishes.map(({ quantity }, at) =>
          lineOf({ id: `line-${at}`, menuItemId: `dish-${at}`, quantity }),
        );
        const reading = readingOf({
          cart: { ...readingOf().cart, lines },
          settings: { ...readingOf().settings, taxRates, slotCapacity: 1000 },
          menu: { ...emptyMenu, items },
        });
        const order = placedFrom(reading);
        const shown = includedTaxes(priceCart(reading).lines.map(({ shown: line }) => line));
        expect(includedTaxes(order.lines)).toEqual(shown);
        expect(taxCentsOf(shown)).toBe(order.taxIncludedCents);
        expect(order.taxIncludedCents).toBeGreaterThanOrEqual(0);
        expect(order.taxIncludedCents).toBeLessThanOrEqual(order.totalCents);
      }),
      { numRuns: 1000 },
    );
  });
});
