import { writeAmount } from '../ground/csv/decimal-mark.ts';
import { readPriceCell } from '../ground/csv/price-cell.ts';
import { optionLimits } from '../ground/option-limits.ts';

const separator = '|';

/** One more than a choice may have, so that a cell with too many is refused without being read on. */
const mostRead = optionLimits.sizePricesPerChoice + 1;

/** Returns the prices of a choice by size as a cell: `small=1.00|large=1.50`. */
export function writeSizePrices(prices: Record<string, number> | undefined): string {
  return Object.entries(prices ?? {})
    .map(([size, cents]) => `${size}=${writeAmount(cents)}`)
    .join(separator);
}

/** Returns the prices that a cell names; undefined if a piece is not a size with its price. */
export function readSizePrices(cell = ''): Record<string, number> | undefined {
  const prices = new Map<string, number>();
  for (const piece of cell.trim() === '' ? [] : cell.split(separator, mostRead)) {
    const [, size = '', typed = ''] = /^([^=]+)=([^=]+)$/.exec(piece) ?? [];
    const price = readPriceCell(typed);
    const id = size.trim();
    if (id === '' || prices.has(id) || !('cents' in price)) return undefined;
    prices.set(id, price.cents);
  }
  return Object.fromEntries(prices);
}
