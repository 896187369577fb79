import { money } from '../lib/currency.ts';

/** Formats cents as on the menu: 125000 → `$1,250.00`, or `1250,00 €` in Portugal. */
export function formatCents(cents: number): string {
  return money.format(cents / 100);
}
