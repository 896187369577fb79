import type { NewMenuItem } from './endpoints.ts';
import { writeListCell } from '../ground/csv/list-cell.ts';
import type { furtherColumns } from './csv-columns.ts';

export type FurtherColumn = (typeof furtherColumns)[number];

/** Returns the optional facts of a dish as cells of its row. */
export function furtherCellsOf(
  dish: Pick<NewMenuItem, 'diets' | 'allergens' | 'optionGroups' | 'load'>,
): Record<FurtherColumn, string> {
  return {
    diets: writeListCell(dish.diets),
    allergens: writeListCell(dish.allergens),
    // A dish with an empty list of groups is the same as one without a list.
    options: dish.optionGroups?.length === 0 ? '' : writeListCell(dish.optionGroups),
    load: String(dish.load ?? ''),
  };
}
