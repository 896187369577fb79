import { amountText } from '../price/amount-text.ts';
import { type ParsedPrice, parsePrice } from '../price/parse-price.ts';
import * as words from '../price/price-words.en.ts';

/** A sign (€, R$, $US), a code (EUR) or an abbreviation of a currency. */
const currency = String.raw`(?:[A-Z]{0,2}\p{Sc}[A-Z]{0,2}|[A-Z]{3}|kr\.?|zł|Kč|Ft|Fr\.?|lei|лв\.?|Rs\.?|S\/\.?)`;
const leadingCurrency = new RegExp(`^${currency}`, 'u');
const trailingCurrency = new RegExp(`${currency}$`, 'u');

/** What is longer is a text beside which a price may stand, but no price. */
const longestPrice = 64;

/** A dash instead of cents, as in `12,–` and `250/-`. */
const dashPattern = /(?:[.,](?:-{1,2}|[–—])|\/[-=])$/;

/** What a price is for: one portion. */
const eachPattern = /(?:\/| per )?\s?(?:ea|each|pc|pcs|piece|unit)\.?$/i;

/** A sign of a currency in the place of the decimal one: `8€50`. */
const signInside = /^(\d{1,4})\s?[€$£]\s?(\d{2})$/;

/** Groups of three digits that are separated by blanks or apostrophes, never by a decimal sign. */
const spacedPattern = /^-?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d{1,2})?$/;

/** Groups of three digits beside another decimal sign. */
const groupedPattern = /^-?\d{1,3}(?:(?:,\d{3})+\.|(?:\.\d{3})+,)\d{1,2}$/;

/** A number whose only separator may stand for thousands or for decimals. */
const doubtfulPattern = /^-?(\d{1,3})[.,](\d{3})$/;

/**
 * Reads a price as spreadsheets and people write it: with a currency or without, with either decimal
 * sign and with groups of digits. It guesses nothing, and the fault of `1,234` names both readings.
 */
export function readPriceCell(cell: string): ParsedPrice {
  if (cell.length > longestPrice) return { fault: undefined };
  const single = cell.trim().replace(eachPattern, '').replace(signInside, '$1.$2');
  const amount = withoutCurrency(single.replace(dashPattern, '')).replace(dashPattern, '');
  if (spacedPattern.test(amount)) return parsePrice(amount.replace(/[\s'’]/g, ''));
  if (groupedPattern.test(amount)) {
    const decimals = amount.search(/[.,]\d{1,2}$/);
    const whole = amount.slice(0, decimals).replace(/[.,]/g, '');
    return parsePrice(`${whole}.${amount.slice(decimals + 1)}`);
  }
  const parsed = parsePrice(amount);
  const [, whole, further] = doubtfulPattern.exec(amount) ?? [];
  if ('cents' in parsed || parsed.fault === undefined || whole === undefined) return parsed;
  const small = Math.round(Number(Number(`${whole}.${further}`).toFixed(2)) * 100);
  return {
    fault: words.doubtful(amountText(Number(`${whole}${further}`) * 100), amountText(small)),
  };
}

function withoutCurrency(cell: string): string {
  return cell.trim().replace(leadingCurrency, '').trim().replace(trailingCurrency, '').trim();
}
