import { hasTwelveHours, inThousands, numberLocale } from '../ground/in-words.ts';

const money = new Intl.NumberFormat(numberLocale, {
  style: 'currency',
  currency: process.env.BRAND_CURRENCY || 'USD',
});
const percents = new Intl.NumberFormat(numberLocale, {
  style: 'percent',
  maximumFractionDigits: 3,
});

/** Amounts such as `$1,250.00`, times such as `6:42 PM`, percentages, and numbers such as `1,250`. */
const written =
  /\$(?<amount>[\d,]+\.\d\d)|\b(?<hour>\d{1,2})(?::(?<minute>\d\d))?\s(?<half>AM|PM)\b|\b(?<word>noon|midnight)\b|\b(?<percent>\d+(?:\.\d+)?)%|\b(?<number>\d{1,3}(?:,\d{3})+)\b/g;

/**
 * Rewrites the words that a test expects of the sample restaurant in those of the restaurant under
 * test: `$12.50, 6:42 PM` stays as it is, or is `12,50 €, 18:42`.
 */
export function inBrandWords(text: string): string {
  return text.replace(written, (found: string, ...rest: unknown[]) => {
    const parts = rest.at(-1) as Record<string, string | undefined>;
    const { amount, percent, number, word, hour, minute = '00', half } = parts;
    if (amount !== undefined) return money.format(numberFrom(amount));
    if (percent !== undefined) return percents.format(Number(percent) / 100);
    if (number !== undefined) return inThousands(numberFrom(number));
    if (hasTwelveHours) return found;
    if (word !== undefined) return word === 'noon' ? '12:00' : '00:00';
    const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}:${minute}`;
  });
}

function numberFrom(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}
