import { brand } from '@brand/brand.ts';

const percent = new Intl.NumberFormat(brand.locale, { style: 'percent', maximumFractionDigits: 2 });

/** Formats hundredths of a percent as the restaurant's locale writes them: 825 → `8.25%`. */
export function formatRate(bp: number): string {
  return percent.format(bp / 10_000);
}
