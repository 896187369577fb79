import type { TaxRate } from './tax-rates.schema.ts';
import { thousandthsOf } from './tax-thousandths.ts';
import { groupBy } from '../ground/group-by.ts';

/** The rate of a line, copied when it was ordered. */
export type LineTax = Pick<TaxRate, 'name' | 'bp'>;

/** The tax of one rate, which the prices of all lines at this rate include together. */
export type IncludedTax = LineTax & { cents: number };

type TaxedLine = { totalCents: number; tax?: LineTax | undefined };

/**
 * Returns the rate of a dish: the one that it names, or else the default. A dish may name a rate
 * that has since been deleted, for which the default counts, too.
 */
export function taxRateOf(
  { taxRate }: { taxRate?: string | undefined },
  rates: readonly TaxRate[],
): TaxRate | undefined {
  return rates.find(({ id }) => id === taxRate) ?? rates[0];
}

/**
 * Returns the tax that prices include, for each rate of the lines, the highest first. It is rounded
 * half up once per rate, so the tax of an order is the sum of what this returns.
 */
export function includedTaxes(lines: readonly TaxedLine[]): IncludedTax[] {
  const taxed = lines.flatMap(({ totalCents, tax }) => (tax ? [{ totalCents, ...tax }] : []));
  const byRate = groupBy(taxed, ({ name, bp }) => `${bp} ${name}`);
  return [...byRate.values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const { name, bp } = first;
      const gross = others.reduce((sum, { totalCents }) => sum + totalCents, first.totalCents);
      const rate = thousandthsOf(bp);
      return [{ name, bp, cents: Math.round((gross * rate) / (100_000 + rate)) }];
    })
    .sort((one, other) => other.bp - one.bp);
}

/** Returns the tax of all rates together. */
export function taxCentsOf(taxes: readonly IncludedTax[]): number {
  return taxes.reduce((sum, { cents }) => sum + cents, 0);
}

/** Whether prices include any tax: a rate of zero is none. */
export function includesTax(rates: readonly Pick<TaxRate, 'bp'>[]): boolean {
  return rates.some(({ bp }) => bp > 0);
}
