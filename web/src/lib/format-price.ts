import { brand } from '../brand.ts';

/** Cents as the menu writes them: 1250 → `$12.50`. */
export function formatCents(cents: number): string {
  return `${brand.currencySign}${(cents / 100).toFixed(2)}`;
}
