import { parsePrice } from '@thymely/contract/ground/price/parse-price';
import { typedNumber } from '@thymely/contract/ground/text/typed-text';
import { withoutOwnCurrency } from './own-currency.ts';

/** Returns the cents of the amount that somebody typed; NaN for anything else. */
export function typedCents(text: string): number {
  const parsed = parsePrice(withoutOwnCurrency(text));
  return 'cents' in parsed ? parsed.cents : NaN;
}

/**
 * Returns the hundredths of the percentage that somebody typed with at most two decimals, `8.25` or `8,25 %`, or with
 * three, of which the last is a decimal of the hundredths. NaN for anything else.
 */
export function typedPercent(text: string, mostDecimals: 2 | 3 = 2): number {
  const written = typedNumber(text).replace(/%$/, '').trim().replace(',', '.');
  const found = /^\d{1,9}(?:\.(?<decimals>\d{1,3}))?$/.exec(written);
  const decimals = found?.groups?.['decimals'] ?? '';
  const isPercentage = found !== null && decimals.length <= mostDecimals;
  return isPercentage ? Math.round(Number(written) * 1000) / 10 : NaN;
}
