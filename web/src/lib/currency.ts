import { brand } from '@brand/brand.ts';

const { locale, currency } = brand;

/** Writes amounts with the restaurant's currency, as its locale does: `$12.50` or `12,50 €`. */
export const money = new Intl.NumberFormat(locale, { style: 'currency', currency });

/** The sign of the currency. */
export const currencySign =
  money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;

/** Returns a typed amount without the restaurant's own sign or code; that of another currency stays. */
export function withoutOwnCurrency(typed: string): string {
  let amount = typed.trim();
  for (const own of [currencySign, brand.currency]) {
    if (amount.startsWith(own)) amount = amount.slice(own.length).trim();
    if (amount.endsWith(own)) amount = amount.slice(0, -own.length).trim();
  }
  return amount;
}
