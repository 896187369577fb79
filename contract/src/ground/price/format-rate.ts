import { numberLocale } from '../in-words.ts';

const percent = new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 3 });

/** Formats hundredths of a percent as the restaurant's locale writes them: 825 → `8.25%`, 887.5 → `8.875%`. */
export function formatRate(bp: number): string {
  return percent.format(bp / 10_000);
}
