import { money } from '../lib/currency.ts';

/** Formats cents as on the menu: 125000 → `$1,250.00`, or `1250,00 €` in Portugal. */
export function formatCents(cents: number): string {
  return money.format(cents / 100);
}

/** A piece of an amount: its currency's sign, or what is beside it. */
export type MoneyPart = { text: string; isSign: boolean };

/** Returns the pieces of an amount in their order, so that the sign can have a color of its own. */
export function moneyParts(cents: number): MoneyPart[] {
  const parts: MoneyPart[] = [];
  for (const { type, value } of money.formatToParts(cents / 100)) {
    const isSign = type === 'currency';
    const last = parts.at(-1);
    if (last && last.isSign === isSign) last.text += value;
    else parts.push({ text: value, isSign });
  }
  return parts;
}
