import { typedNumber } from '../text/typed-text.ts';
import { amountText } from './amount-text.ts';

/** Reads `1,000` like `1000`; where the comma stands for decimals, `1.000` and `1 000`. */
const groups = amountText(0).includes(',') ? /^(\d{1,3})[.\s](\d{3})$/ : /^(\d{1,3}),(\d{3})$/;

/** Returns the whole number that somebody typed; NaN for anything else. */
export function typedCount(text: string): number {
  const digits = typedNumber(text).replace(groups, '$1$2');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
}
