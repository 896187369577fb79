import { numberLocale } from '@thymely/contract/ground/in-words';

const { BRAND = '', BRAND_CURRENCY = 'XXX' } = process.env;

/** The restaurant that the function was built for: functions/build.ts writes these facts. */
export const brandName = BRAND;

/** Writes amounts as the restaurant's pages do. */
export const priceFormat = new Intl.NumberFormat(numberLocale, {
  style: 'currency',
  currency: BRAND_CURRENCY,
});
