import { numberLocale } from '../in-words.ts';

// Making a formatter takes far longer than using it.
let amounts: Intl.NumberFormat | undefined;

/** Formats cents as in a field for an amount: 125000 → `1250.00`, or `1250,00` in Portugal. */
export function amountText(cents: number): string {
  amounts ??= new Intl.NumberFormat(numberLocale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  return amounts.format(cents / 100);
}
