import { numberLocale } from '../in-words.ts';

const parts = new Intl.NumberFormat(numberLocale).formatToParts(1.5);

/** What stands before the cents in the restaurant's spreadsheets: a comma or a point. */
export const decimalMark = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';

/** Where the decimal mark is a comma, spreadsheets separate cells by semicolons. */
export const cellSeparator = decimalMark === ',' ? ';' : ',';

/** Returns an amount without a currency, which the restaurant's spreadsheets read as a number: `12.50`. */
export function writeAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', decimalMark);
}
