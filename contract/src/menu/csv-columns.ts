import { writeListCell } from '../ground/csv/list-cell.ts';
import type { NewMenuItem } from './endpoints.ts';

/** The columns without which a file says too little about a dish, and its ID. */
export const dishColumns = ['_id', 'name', 'category', 'price', 'recipe', 'image'] as const;

/** What a dish may say besides. A file without one of them leaves it alone. */
export const furtherColumns = ['diets', 'allergens', 'options', 'load'] as const;
export type FurtherColumn = (typeof furtherColumns)[number];

/** The columns of a menu as a CSV file, in the order in which they are written. */
export const menuColumns = [...dishColumns, ...furtherColumns, 'version'] as const;
export type MenuColumn = (typeof menuColumns)[number];

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
