import { writeListCell } from '../ground/csv/list-cell.ts';
import type { NewMenuItem } from './endpoints.ts';

/** The columns that describe a dish. */
const dishColumns = ['_id', 'name', 'category', 'price', 'recipe', 'image'] as const;

/** The columns without which a file is no menu. A dish without a picture gets an empty plate. */
export const requiredMenuColumns = ['name', 'category', 'price', 'recipe'] as const;

/** The columns of optional facts. A file without one of them leaves that fact unchanged. */
export const furtherColumns = ['diets', 'allergens', 'options', 'load', 'resting', 'tax'] as const;
export type FurtherColumn = (typeof furtherColumns)[number];

/** The columns of a menu's CSV file, in the order in which they are written. */
export const menuColumns = [...dishColumns, ...furtherColumns, 'version'] as const;
export type MenuColumn = (typeof menuColumns)[number];

/** The column of reasons in the file of faulty rows, which says nothing about a dish. */
export const reasonsColumn = 'reasons';

/** Returns the optional facts of a dish as cells of its row. */
export function furtherCellsOf(
  dish: Pick<NewMenuItem, 'diets' | 'allergens' | 'optionGroups' | 'load' | 'resting' | 'taxRate'>,
): Record<FurtherColumn, string> {
  return {
    diets: writeListCell(dish.diets),
    allergens: writeListCell(dish.allergens),
    // A dish with an empty list of groups is the same as one without a list.
    options: dish.optionGroups?.length === 0 ? '' : writeListCell(dish.optionGroups),
    load: String(dish.load ?? ''),
    resting: dish.resting ? 'yes' : '',
    tax: dish.taxRate ?? '',
  };
}
