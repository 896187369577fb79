import { brand } from '../brand/brand.ts';

const dollars = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats cents as on the menu: 125000 → `$1,250.00`. */
export function formatCents(cents: number): string {
  return `${brand.currencySign}${dollars.format(cents / 100)}`;
}
