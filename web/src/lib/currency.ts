import { brand } from '@brand/brand.ts';

const { locale, currency } = brand;

/** Writes amounts with the restaurant's currency, as its locale does: `$12.50` or `12,50 €`. */
export const money = new Intl.NumberFormat(locale, { style: 'currency', currency });

const parts = money.formatToParts(0);

/** The currency's sign, and whether it is written before amounts. */
export const currencySign = {
  text: parts.find(({ type }) => type === 'currency')?.value ?? currency,
  isFirst: parts[0]?.type === 'currency',
};
