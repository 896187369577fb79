import { numberLocale } from '@thymely/contract/ground/in-words';
import { brand } from '@brand/brand.ts';

const { currency } = brand;

/** Writes amounts with the restaurant's currency, as its locale does: `$12.50` or `12,50 €`. */
export const money = new Intl.NumberFormat(numberLocale, { style: 'currency', currency });

/** The sign of the currency. */
export const currencySign =
  money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
