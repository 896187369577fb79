import type { MenuCategory } from '../categories/schema.ts';
import { readYesNo, writeYesNo } from '../ground/csv/yes-no.ts';
import * as words from './workbook-words.en.ts';
import { readServedCell, writeServedCell } from '../menu/served-cell.ts';

/** How a fact of a category stands in a cell. A missing one is an empty cell. */
type CategoryCell<Value> = {
  write: (value: Value) => string;
  /** Returns what the schema of a category refuses for a cell that says nothing. */
  read: (cell: string) => unknown;
};

const text: CategoryCell<string> = { write: (value) => value, read: (cell) => cell };
const yesNo: CategoryCell<boolean> = {
  write: (is) => (is ? writeYesNo(true) : ''),
  // `no` is the same as an empty cell.
  read: (cell) => (readYesNo(cell) === false ? undefined : (readYesNo(cell) ?? cell)),
};

/** The facts of a category in the order of their columns. */
export const categoryCells: {
  [Fact in keyof Required<MenuCategory>]: CategoryCell<NonNullable<MenuCategory[Fact]>>;
} = {
  id: text,
  name: text,
  tab: text,
  one: text,
  tint: text,
  vessel: text,
  load: { write: String, read: (cell) => (/^\d{1,6}$/.test(cell) ? Number(cell) : cell) },
  served: {
    write: writeServedCell,
    read: (cell) => {
      const read = readServedCell(cell);
      return 'served' in read ? (read.served ?? undefined) : cell;
    },
  },
  hidden: yesNo,
  carousel: yesNo,
};

export const categoryFacts = Object.keys(categoryCells) as (keyof typeof categoryCells)[];

/** The name of the column of a fact. */
export type CategoryColumn = Exclude<keyof Required<MenuCategory>, 'id'> | '_id';

/** The names of the columns of the sheet with the order of the dishes. */
export const orderHeadings = {
  category: words.categoryHeading,
  _id: words.categoryHeadings._id,
  name: words.categoryHeadings.name,
};

export function columnOf(fact: keyof Required<MenuCategory>): CategoryColumn {
  return fact === 'id' ? '_id' : fact;
}
