import { writeAmount } from '../ground/csv/decimal-mark.ts';
import { readPriceCell } from '../ground/csv/price-cell.ts';
import { optionLimits } from '../ground/option-limits.ts';
import { sizeIdOf } from './size-id.ts';
import type { DishSize } from './sizes.ts';

const separator = '|';

/** One more than a dish may have, so that a cell with too many is refused without being read on. */
const mostRead = optionLimits.sizesPerDish[1] + 1;

/** Returns the sizes of a dish as a cell: `Small=9.50|Large=12.00`. */
export function writeSizesCell(sizes: readonly DishSize[] | null | undefined): string {
  return (sizes ?? []).map(({ name, cents }) => `${name}=${writeAmount(cents)}`).join(separator);
}

/** The sizes that a cell names, null for an empty cell, or the text that is no size and why. */
export type SizesInCell =
  | { sizes: DishSize[] | null }
  | { notSize: string; fault: string | undefined };

export function readSizesCell(cell: string): SizesInCell {
  const text = cell.trim();
  if (text === '') return { sizes: null };
  const sizes: DishSize[] = [];
  for (const piece of text.split(separator, mostRead)) {
    const [, name, price] = /^(.*)=([^=]*)$/s.exec(piece) ?? [];
    const parsed = price === undefined ? { fault: undefined } : readPriceCell(price);
    if (name === undefined || !('cents' in parsed)) {
      return { notSize: piece.trim(), fault: 'fault' in parsed ? parsed.fault : undefined };
    }
    const id = sizeIdOf(
      name,
      sizes.map((size) => size.id),
    );
    sizes.push({ id, name: name.trim(), cents: parsed.cents });
  }
  return { sizes };
}
