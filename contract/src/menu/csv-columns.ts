import { writeListCell } from '../ground/csv/list-cell.ts';
import type { NewMenuItem } from './schema.ts';
import { writeServedCell } from './served-cell.ts';
import { writeSizesCell } from './sizes-cell.ts';
import {
  columnOfFact,
  furtherColumns,
  furtherFactsOf,
  type FurtherColumn,
  type FurtherFact,
} from './further-facts.ts';

/** The columns that describe a dish. */
const dishColumns = ['_id', 'name', 'category', 'price', 'recipe', 'image'] as const;

/** The columns without which a file is no menu. A dish without a picture gets an empty plate. */
export const requiredMenuColumns = ['name', 'category', 'price'] as const;

/** The columns of a menu's CSV file, in the order in which they are written. */
export const menuColumns = [...dishColumns, ...furtherColumns, 'version'] as const;
export type MenuColumn = (typeof menuColumns)[number];

/** The column of reasons in the file of faulty rows, which says nothing about a dish. */
export const reasonsColumn = 'reasons';

/** Returns the optional facts of a dish as cells of its row. */
export function furtherCellsOf(
  dish: Pick<NewMenuItem, FurtherFact>,
): Record<FurtherColumn, string> {
  const { sizes, served, ...others } = furtherFactsOf(dish);
  const listed = Object.entries(others) as [PlainFact, NewMenuItem[PlainFact]][];
  const cells = listed.map(([fact, value]) => [columnOfFact[fact], cellOf(fact, value)]);
  return {
    ...(Object.fromEntries(cells) as Record<FurtherColumn, string>),
    sizes: writeSizesCell(sizes),
    served: writeServedCell(served),
  };
}

/** The facts whose cells have a value, or a list of values. */
type PlainFact = Exclude<FurtherFact, 'sizes' | 'served'>;

function cellOf(fact: PlainFact, value: NewMenuItem[PlainFact]): string {
  if (typeof value === 'boolean') return value ? 'yes' : '';
  if (typeof value !== 'object') return String(value ?? '');
  // A dish with an empty list of groups is the same as one without a list.
  return fact === 'optionGroups' && value?.length === 0 ? '' : writeListCell(value);
}
