import { numberLocale } from '../in-words.ts';

/**
 * Writes amounts with the restaurant's currency, as its locale does: `$12.50` or `12,50 €`. Without
 * settings, they are in dollars, as in the reference of the API.
 */
export const moneyFormat = new Intl.NumberFormat(numberLocale, {
  style: 'currency',
  currency: process.env.BRAND_CURRENCY || 'USD',
});

/** Writes cents as on the menu: 125000 → `$1,250.00`, or `1250,00 €` in Portugal. */
export function formatCents(cents: number): string {
  return moneyFormat.format(cents / 100);
}
