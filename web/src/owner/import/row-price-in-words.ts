import { centsFromPrice } from '@thymely/contract/ground/price/money';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { lowestCents } from '@thymely/contract/menu/sizes';
import { readSizesCell } from '@thymely/contract/menu/sizes-cell';
import { centsInWords } from '../../shared/dish-price.tsx';
import type { ReviewedRow } from './reviewed-row.ts';

/** Formats what a row costs as on the menu, but a rejected price as it is in the file. */
export function rowPriceInWords({ row, outcome }: Pick<ReviewedRow, 'row' | 'outcome'>): string {
  const { price = '', sizes = '' } = row;
  if (outcome !== 'refused') {
    const read = readSizesCell(String(sizes));
    if ('sizes' in read && read.sizes !== null) {
      return centsInWords(lowestCents(read.sizes), read.sizes);
    }
    if (typeof price === 'number') return formatCents(centsFromPrice(price));
  }
  return String(price) || String(sizes) || '–';
}
