/** A price in dollars as it was written, or that it is none: with words when it could be two. */
export type ParsedPrice = { price: number } | { fault: string | undefined };

const ambiguous = 'This price can be read in more than one way. Write it like 1250 or 12.50.';

/** One separator at most, for one or two decimals: a comma is as good as a point. */
const plainPattern = /^-?\d{1,9}(?:[.,]\d{1,2})?$/;

/** As this site writes large amounts: both separators together leave no doubt. */
const groupedPattern = /^-?\d{1,3}(?:,\d{3})+\.\d{2}$/;

/** Digits and separators that mean one price here and another one elsewhere, such as 1,250. */
const doubtfulPattern = /^-?\d+(?:[.,]\d*){2,}$|^-?(?:[1-9]\d{0,2}[.,]\d{3}|\d+,\d*)$/;

/** Reads a price as people type it, without ever guessing. Whether it is in range is not decided. */
export function parsePrice(text: string): ParsedPrice {
  const written = text.trim();
  if (plainPattern.test(written)) return { price: Number(written.replace(',', '.')) };
  if (groupedPattern.test(written)) return { price: Number(written.replaceAll(',', '')) };
  return { fault: doubtfulPattern.test(written) ? ambiguous : undefined };
}
