/** Writes a workbook with the whole menu. It loads a CSV library: import it when it is asked for. */
import type { MenuCategory } from '../categories/schema.ts';
import { decimalMark } from '../ground/csv/decimal-mark.ts';
import { guardCell } from '../ground/csv/guard-cell.ts';
import { groupBy } from '../ground/group-by.ts';
import type { ListedDish } from '../menu/schema.ts';
import { compareInMenu } from '../menu/menu-order.ts';
import { menuTable } from '../menu/write-csv.ts';
import * as dishWords from '../menu/csv-words.en.ts';
import { optionColumns } from '../options/csv-columns.ts';
import type { OptionGroup } from '../options/schema.ts';
import { optionRows } from '../options/write-csv.ts';
import * as optionWords from '../options/csv-words.en.ts';
import { categoryCells, categoryFacts, columnOf, orderHeadings } from './category-columns.ts';
import * as words from './workbook-words.en.ts';

export type WholeMenuOfFile = {
  /** With their versions, by which an import sees what has changed since. */
  dishes: readonly ListedDish[];
  groups: readonly OptionGroup[];
  categories: readonly MenuCategory[];
};

/** A sheet with its rows, of which the first one has the headings. */
export type MenuSheet = { name: string; rows: (string | number)[][] };

/** The columns whose cells are numbers. */
const numbers = new Set<string>(['price', 'load', 'notice', 'min', 'max', 'each']);

/** Returns the sheets of a workbook that has everything of a menu. Imported again, it changes nothing. */
export function writeMenuSheets({ dishes, groups, categories }: WholeMenuOfFile): MenuSheet[] {
  const inOrder = dishes.toSorted(compareInMenu(categories));
  const menu = menuTable(inOrder, ({ version = '' }) => version.replaceAll('"', ''));
  return [
    sheet(words.sheetNames.dishes, { ...menu, headings: dishWords.headings }),
    sheet(words.sheetNames.options, {
      columns: optionColumns,
      headings: optionWords.headings,
      rows: optionRows(groups),
    }),
    sheet(words.sheetNames.categories, {
      columns: categoryFacts.map(columnOf),
      headings: words.categoryHeadings,
      rows: categories.map((category) => categoryFacts.map((fact) => cellOf(category, fact))),
    }),
    sheet(words.sheetNames.order, {
      columns: ['category', '_id', 'name'] as const,
      headings: orderHeadings,
      rows: arrangedRows(inOrder),
    }),
  ];
}

function cellOf<Fact extends keyof typeof categoryCells>(
  category: MenuCategory,
  fact: Fact,
): string {
  const value = category[fact];
  return value === undefined ? '' : categoryCells[fact].write(value as never);
}

/** Returns a row for each dish that was arranged, by category. */
function arrangedRows(dishes: readonly ListedDish[]): string[][] {
  const arranged = dishes.filter(({ position }) => position !== undefined);
  const byCategory = groupBy(arranged, ({ category }) => category);
  return [...byCategory].flatMap(([category, own]) =>
    own.map(({ _id, name }) => [category, _id, name]),
  );
}

type Table<Column extends string> = {
  columns: readonly Column[];
  headings: Readonly<Record<Column, string>>;
  rows: readonly string[][];
};

function sheet<Column extends string>(
  name: string,
  { columns, headings, rows }: Table<Column>,
): MenuSheet {
  const isNumber = columns.map((column) => numbers.has(column));
  const written = rows.map((cells) =>
    cells.map((cell, at) => (isNumber[at] ? numberIn(cell) : guardCell(cell))),
  );
  return { name, rows: [columns.map((column) => headings[column]), ...written] };
}

function numberIn(cell: string): string | number {
  return cell === '' ? '' : Number(cell.replace(decimalMark, '.'));
}
