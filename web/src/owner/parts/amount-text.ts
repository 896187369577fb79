import { brand } from '@brand/brand.ts';

const amount = new Intl.NumberFormat(brand.locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** Formats cents as in a field for an amount: 125000 → `1250.00`, or `1250,00` in Portugal. */
export function amountText(cents: number): string {
  return amount.format(cents / 100);
}
