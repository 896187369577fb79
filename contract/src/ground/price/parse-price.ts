import { amountText } from './amount-text.ts';
import { centsFromPrice } from './money.ts';
import { typedNumber } from '../text/typed-text.ts';
import * as words from './price-words.en.ts';

/** A price in cents, or a fault: a message if the text could mean two prices. */
export type ParsedPrice = { cents: number } | { fault: string | undefined };

const example = amountText(1250);
const ambiguous = words.ambiguous(example);

/** A number with at most one separator and one or two decimals. A comma is as good as a point. */
const plainPattern = /^-?\d{1,9}(?:[.,]\d{1,2})?$/;

/** A large amount as this site writes it: with both separators, its meaning is clear. */
const groupedPattern = example.includes(',')
  ? /^-?\d{1,3}(?:[.\s]\d{3})+,\d{2}$/
  : /^-?\d{1,3}(?:,\d{3})+\.\d{2}$/;

/** Digits and separators whose meaning depends on the country, such as 1,250. */
const doubtfulPattern = /^-?\d+(?:[.,]\d*){2,}$|^-?(?:[1-9]\d{0,2}[.,]\d{3}|\d+,\d*)$/;

/** Reads a price as people type it, without guessing. It does not check the price's range. */
export function parsePrice(text: string): ParsedPrice {
  const written = typedNumber(text);
  if (plainPattern.test(written)) {
    return { cents: centsFromPrice(Number(written.replace(',', '.'))) };
  }
  if (groupedPattern.test(written)) return { cents: Number(written.replaceAll(/[^\d-]/g, '')) };
  return { fault: doubtfulPattern.test(written) ? ambiguous : undefined };
}
