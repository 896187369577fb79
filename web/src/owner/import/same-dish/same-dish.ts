import type { ImportRow, MenuItem } from '@thymely/contract/menu/endpoints';
import { groupBy } from '@thymely/contract/ground/group-by';
import type { Reviewed, ReviewedRow, SameDishChoice } from '../reviewed-row.ts';

/**
 * Returns the IDs of the dishes that new rows may be about: those of the same name and category. If
 * several dishes or rows have both in common, the first row is matched with the first dish.
 */
export function findSameDishes(
  rows: readonly ReviewedRow[],
  menu: readonly MenuItem[],
): Map<ReviewedRow, string> {
  const named = new Set(rows.map(({ row }) => row._id));
  const others = menu.filter(({ _id }) => !named.has(_id));
  const free = groupBy(others, (dish) => dishKey(dish));
  const found = new Map<ReviewedRow, string>();
  for (const row of rows) {
    const dish = row.outcome === 'created' ? free.get(dishKey(row.row))?.shift() : undefined;
    if (dish) found.set(row, dish._id);
  }
  return found;
}

/** Two texts are the same name whatever their case and the blanks in them. */
export function dishKey({
  name = '',
  category = '',
}: Pick<ImportRow, 'name' | 'category'>): string {
  const folded = String(name).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return JSON.stringify([folded, category]);
}

/**
 * Returns the row with the question whether it is about the dish that it would update. A row that
 * would change nothing about that dish raises no question.
 */
export function withQuestion(asNew: ReviewedRow, asUpdate: ReviewedRow): ReviewedRow {
  if (asUpdate.outcome === 'unchanged') return asUpdate;
  return answered({ ...asNew, sameDish: { choice: 'update', asUpdate, asNew } }, 'update');
}

/** Returns the row with the answer to its question, if it has one. */
export function answered(row: ReviewedRow, choice: SameDishChoice): ReviewedRow {
  if (row.sameDish === undefined) return row;
  const { asUpdate, asNew } = row.sameDish;
  const skipped: Reviewed = { row: asNew.row, errors: {}, outcome: 'unchanged' };
  const { row: cells, errors, outcome } = { update: asUpdate, add: asNew, skip: skipped }[choice];
  return { ...row, row: cells, errors, outcome, sameDish: { ...row.sameDish, choice } };
}
