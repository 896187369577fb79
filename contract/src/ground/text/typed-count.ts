import { inThousands } from '../in-words.ts';
import { typedNumber } from './typed-text.ts';

let groups: RegExp | undefined;

/** Returns the whole number that somebody typed; NaN for anything else. */
export function typedCount(text: string): number {
  // `1,000` is read like `1000`; where the comma stands for decimals, `1.000` and `1 000`.
  groups ??= inThousands(0.5).includes(',') ? /^(\d{1,3})[.\s](\d{3})$/ : /^(\d{1,3}),(\d{3})$/;
  const digits = typedNumber(text).replace(groups, '$1$2');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
}
