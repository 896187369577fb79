import { readServedCell, writeServedCell } from '@thymely/contract/menu/served-cell';
import { readYesNo } from '@thymely/contract/ground/csv/yes-no';
import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { writeListCell } from '@thymely/contract/ground/csv/list-cell';
import { amountText } from '@thymely/contract/ground/price/amount-text';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import { columnOfFact, furtherFacts, type FurtherFact } from '@thymely/contract/menu/further-facts';
import { furtherTexts } from '@thymely/contract/menu/imported-dish.schema';
import type { ImportRow, MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import * as v from 'valibot';
import { dishFields, dishTextsOf, type DishTexts } from '../parts/dish/dish-values.ts';
import { fieldInWords, fieldLabels } from '../parts/dish/field-in-words.ts';

export type RowChange = { label: string; before: string; after: string };

const longestText = 90;

/** Describes what a row changes about the dish on the menu. Missing columns change nothing. */
export function rowChanges(
  row: ImportRow,
  present: MenuItem,
  groups: readonly OptionGroup[],
): RowChange[] {
  const before = dishTextsOf(present);
  const after = cellsIn(row);
  return dishFields.flatMap((field) => {
    const value = after[field];
    if (value === undefined || value === before[field]) return [];
    const words = (text: string) => shortened(fieldInWords(field, text, groups));
    return [{ label: fieldLabels[field], before: words(before[field]), after: words(value) }];
  });
}

function cellsIn({ price, ...row }: ImportRow): Partial<DishTexts> {
  const cells: Partial<DishTexts> = {};
  for (const field of ['name', 'category', 'recipe', 'image'] as const)
    if (row[field] !== undefined) cells[field] = String(row[field]);
  // A dish whose row has no recipe or no picture keeps its own.
  for (const field of ['recipe', 'image'] as const)
    if (cells[field]?.trim() === '') delete cells[field];
  for (const fact of furtherFacts) {
    const cell = row[columnOfFact[fact]];
    if (cell !== undefined) cells[fact] = cellOf(fact, String(cell));
  }
  if (typeof price === 'number') cells.price = amountText(centsFromPrice(price));
  return cells;
}

/** Returns the cell of a fact as an export writes it. */
function cellOf(fact: FurtherFact, cell: string): string {
  if (fact === 'diets' || fact === 'allergens') {
    // The cell may have the restaurant's own words: `Glúten, leite`.
    const { success, output } = v.safeParse(furtherTexts[fact], cell);
    return success ? writeListCell(output) : cell;
  }
  if (fact === 'served') {
    // So may its days be named otherwise: `segunda-sexta`.
    const read = readServedCell(cell);
    return 'served' in read ? writeServedCell(read.served) : cell.trim();
  }
  // The cell may say the same in other words: `TRUE`, or `no` for nothing.
  if (fact === 'resting') return readYesNo(cell) ? 'yes' : '';
  return cell.trim();
}

function shortened(text: string): string {
  return text.length > longestText ? `${beginningOf(text, longestText)}…` : text;
}
