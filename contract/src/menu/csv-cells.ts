import type { NewMenuItem } from './endpoints.ts';
import { writeListCell } from '../ground/csv/list-cell.ts';
import type { furtherColumns } from './csv-columns.ts';

export type FurtherColumn = (typeof furtherColumns)[number];

/** What a dish may say besides, as the cells of its row. */
export function furtherCellsOf(
  dish: Pick<NewMenuItem, 'diets' | 'allergens' | 'optionGroups' | 'load'>,
): Record<FurtherColumn, string> {
  return {
    diets: writeListCell(dish.diets),
    allergens: writeListCell(dish.allergens),
    // No groups and nothing about groups are the same.
    options: dish.optionGroups?.length === 0 ? '' : writeListCell(dish.optionGroups),
    load: String(dish.load ?? ''),
  };
}
