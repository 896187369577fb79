import { readYesNo } from '@thymely/contract/ground/csv/yes-no';
import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { writeListCell } from '@thymely/contract/ground/csv/list-cell';
import { amountText } from '@thymely/contract/ground/price/amount-text';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import { furtherTexts } from '@thymely/contract/menu/imported-dish.schema';
import type { ImportRow, MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import * as v from 'valibot';
import { dishFields, dishValuesOf, type DishValues } from '../parts/dish/dish-values.ts';
import { fieldInWords, fieldLabels } from '../parts/dish/field-in-words.ts';

export type RowChange = { label: string; before: string; after: string };

const longestText = 90;

/** Describes what a row changes about the dish on the menu. Missing columns change nothing. */
export function rowChanges(
  row: ImportRow,
  present: MenuItem,
  groups: readonly OptionGroup[],
): RowChange[] {
  const before = dishValuesOf(present);
  const after = cellsIn(row);
  return dishFields.flatMap((field) => {
    const value = after[field];
    if (value === undefined || value === before[field]) return [];
    const words = (text: string) => shortened(fieldInWords(field, text, groups));
    return [{ label: fieldLabels[field], before: words(before[field]), after: words(value) }];
  });
}

function cellsIn({ options, price, image, resting, tax, ...row }: ImportRow): Partial<DishValues> {
  const cells: Partial<DishValues> = {};
  for (const field of ['name', 'category', 'recipe', 'load'] as const)
    if (row[field] !== undefined) cells[field] = String(row[field]);
  // The cell may have the restaurant's own words: `Glúten, leite`.
  for (const field of ['diets', 'allergens'] as const) {
    const { success, output } = v.safeParse(furtherTexts[field], row[field]);
    if (row[field] !== undefined)
      cells[field] = success ? writeListCell(output) : String(row[field]);
  }
  if (typeof price === 'number') cells.price = amountText(centsFromPrice(price));
  // A dish whose row has no picture keeps its own.
  if (image !== undefined && image !== '') cells.image = String(image);
  // The cell may say the same in other words: `TRUE`, or `no` for nothing.
  if (resting !== undefined) cells.resting = readYesNo(String(resting)) ? 'yes' : '';
  if (tax !== undefined) cells.taxRate = String(tax).trim();
  if (options !== undefined) cells.optionGroups = String(options);
  return cells;
}

function shortened(text: string): string {
  return text.length > longestText ? `${beginningOf(text, longestText)}…` : text;
}
