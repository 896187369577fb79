import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includedTaxes, includesTax, taxCentsOf, taxRateOf } from './included-tax.ts';

const food = { name: 'Food', bp: 1300 };
const drinks = { name: 'Drinks', bp: 2300 };

describe('the tax that prices include', () => {
  it('is computed for each rate on the sum of its lines, the highest rate first', () => {
    const lines = [
      { totalCents: 950, tax: food },
      { totalCents: 190, tax: drinks },
      { totalCents: 950, tax: food },
      { totalCents: 500 },
    ];
    expect(includedTaxes(lines)).toEqual([
      { ...drinks, cents: 36 },
      { ...food, cents: 219 },
    ]);
    expect(taxCentsOf(includedTaxes(lines))).toBe(255);
  });

  it.each([
    // Half a cent, and just below and above it: 3 × 2000 / 12000 = 0.5.
    [2, 2000, 0],
    [3, 2000, 1],
    [9, 2000, 2],
    [15, 2000, 3],
    [0, 1300, 0],
    [200_000, 0, 0],
    [200_000, 5000, 66_667],
    [10_887, 887.5, 887],
    [10_888, 887.5, 888],
  ])('of %i cents at %i basis points is rounded half up to %i', (totalCents, bp, cents) => {
    expect(includedTaxes([{ totalCents, tax: { name: 'Tax', bp } }])).toMatchObject([{ cents }]);
  });

  it('is no tax without a rate, or with rates of zero alone', () => {
    expect(includedTaxes([{ totalCents: 950 }])).toEqual([]);
    expect(includesTax([])).toBe(false);
    expect(includesTax([{ bp: 0 }])).toBe(false);
    expect(includesTax([{ bp: 0 }, { bp: 600 }])).toBe(true);
  });

  it('is the sum of exactly rounded parts, and never negative, for 1 000 random orders', () => {
    const rate = fc.record({
      name: fc.constantFrom('Food', 'Drinks', 'Bread', 'Wine', 'Books'),
      bp: fc.integer({ min: 0, max: 50_000 }).map((thousandths) => thousandths / 10),
    });
    const line = fc.record(
      { totalCents: fc.integer({ min: 0, max: 200_000 }), tax: rate },
      { requiredKeys: ['totalCents'] },
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
        const taxes = includedTaxes(lines);
        for (const { name, bp, cents } of taxes) {
          const gross = lines
            .filter(({ tax }) => tax?.name === name && tax.bp === bp)
            .reduce((sum, { totalCents }) => sum + BigInt(totalCents), 0n);
          const rate = BigInt(Math.round(bp * 10));
          const whole = 100_000n + rate;
          // Half up without fractions: (2 a + b) / 2 b, rounded down.
          const exact = (2n * gross * rate + whole) / (2n * whole);
          expect(BigInt(cents)).toBe(exact);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
        expect(taxCentsOf(taxes)).toBe(taxes.reduce((sum, { cents }) => sum + cents, 0));
        const rates = new Set(lines.flatMap(({ tax }) => (tax ? [JSON.stringify(tax)] : [])));
        expect(taxes).toHaveLength(rates.size);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the rate of a dish', () => {
  const rates = [
    { id: 'food', ...food },
    { id: 'drinks', ...drinks },
  ];

  it('is the one that it names, and else the default', () => {
    expect(taxRateOf({ taxRate: 'drinks' }, rates)).toEqual(rates[1]);
    expect(taxRateOf({}, rates)).toEqual(rates[0]);
    expect(taxRateOf({ taxRate: 'deleted' }, rates)).toEqual(rates[0]);
    expect(taxRateOf({ taxRate: 'drinks' }, [])).toBeUndefined();
  });
});
