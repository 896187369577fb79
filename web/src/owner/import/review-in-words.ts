import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { listed } from '@thymely/contract/ground/in-words';
import { groupBy } from '@thymely/contract/ground/group-by';
import { countOutcomes, rowsToWrite } from './import-rows.ts';
import type { ReviewedRow } from './reviewed-row.ts';
import { dishKey } from './same-dish/same-dish.ts';
import * as words from './words.en.ts';

/**
 * Says what importing a checked file would change, or why it would change nothing; and what a person
 * may not have meant, such as a dish that would be added twice.
 *
 * @param changesMore whether it would change something else than dishes.
 */
export function reviewInWords(
  rows: readonly ReviewedRow[],
  menu: readonly MenuItem[] = [],
  changesMore = false,
): string {
  const losing = rows.filter((row) => losesAllergens(row, menu)).length;
  return [
    resultInWords(rows, changesMore),
    ...repeatedInWords(addedTwice(rows)),
    ...(losing > 0 ? [words.allergensLost(losing)] : []),
  ].join(' ');
}

function resultInWords(rows: readonly ReviewedRow[], changesMore: boolean): string {
  const { refused, unchanged } = countOutcomes(rows);
  if (rowsToWrite(rows).length > 0 || changesMore) {
    return refused > 0 ? words.nothingChangedFaultsSkipped : words.nothingChanged;
  }
  if (unchanged === 0) return words.allFaulty;
  return refused === 0 ? words.allMatch : words.othersMatch;
}

/** Returns the numbers of rows that would add the same dish, by name and category. */
function addedTwice(rows: readonly ReviewedRow[]): number[][] {
  const added = rows.filter(({ outcome }) => outcome === 'created');
  const byDish = groupBy(added, ({ row }) => dishKey(row));
  return [...byDish.values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ number }) => number));
}

/** Names the rows of one dish; there is no room for many of them. */
function repeatedInWords(repeated: readonly number[][]): string[] {
  const [numbers = [], ...others] = repeated;
  if (numbers.length === 0) return [];
  return others.length === 0 && numbers.length <= 5
    ? [words.sameDishInRows(listed(numbers.map(String)))]
    : [words.dishesInMoreRows(repeated.length)];
}

/** Whether a row's empty cell takes the allergens from a dish that declares them. */
function losesAllergens({ row, outcome }: ReviewedRow, menu: readonly MenuItem[]): boolean {
  if (outcome !== 'updated' || row.allergens === undefined) return false;
  if (String(row.allergens).trim() !== '') return false;
  return menu.find(({ _id }) => _id === row._id)?.allergens !== undefined;
}
