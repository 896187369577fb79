/** Reads the sheets of our own workbook besides the dishes. Only a worker needs it. */
import * as v from 'valibot';
import { menuCategorySchema } from '../categories/schema.ts';
import type { MenuCategory } from '../categories/schema.ts';
import { foldWords } from '../ground/csv/fold-words.ts';
import { type CsvRow, type FileTable, readRow } from '../ground/csv/file-table.ts';
import { groupBy } from '../ground/group-by.ts';
import { requiredOptionColumns, optionColumns } from '../options/csv-columns.ts';
import { readOptionGroups } from '../options/read-csv.schema.ts';
import * as optionWords from '../options/csv-words.en.ts';
import {
  orderHeadings,
  categoryCells,
  type CategoryColumn,
  categoryFacts,
  columnOf,
} from './category-columns.ts';
import type { MenuInFile } from './menu-in-file.ts';
import * as words from './workbook-words.en.ts';

/** What the sheets besides the dishes bring. */
export type OwnSheets = Omit<MenuInFile, 'dishes'> & {
  /** What is wrong in them, in words for a person. */
  faults: string[];
};

/** Returns undefined for a workbook without any such sheet. */
export function readOwnSheets(others: readonly FileTable[]): OwnSheets | undefined {
  const options = sheetWith(others, optionColumns, {
    headings: optionWords.headings,
    required: requiredOptionColumns,
  });
  const categories = sheetWith(others, categoryFacts.map(columnOf), {
    headings: words.categoryHeadings,
    required: ['_id', 'name', 'tint', 'vessel'],
  });
  const order = sheetWith(others, ['category', '_id', 'name'] as const, {
    headings: orderHeadings,
    required: ['category', '_id'],
    // Every other sheet has more columns.
    most: 3,
  });
  if (!options && !categories && !order) return undefined;
  const read = (categories ?? []).map(readCategory);
  return {
    groups: readOptionGroups(options ?? []),
    categories: read.flatMap((each) => ('category' in each ? [each.category] : [])),
    order: listsIn(order ?? []),
    faults: read.flatMap((each) => ('fault' in each ? [each.fault] : [])),
  };
}

type Known<Column extends string> = {
  /** The names of the columns in the language of the site. English ones are read as well. */
  headings: Readonly<Record<Column, string>>;
  required: readonly Column[];
  most?: number;
};

/** Returns the rows of the sheet that has these columns. */
function sheetWith<Column extends string>(
  tables: readonly FileTable[],
  all: readonly Column[],
  { headings, required, most = Infinity }: Known<Column>,
): CsvRow<Column>[] | undefined {
  for (const table of tables) {
    const columns = table.headings.map((heading) => {
      const name = foldWords(heading);
      const isNamed = (column: Column) =>
        foldWords(column) === name || foldWords(headings[column]) === name;
      return all.find(isNamed) ?? null;
    });
    const isIt = required.every((column) => columns.includes(column));
    if (isIt && columns.filter((column) => column !== null).length <= most)
      return table.rows.map((row) => readRow(row, columns));
  }
  return undefined;
}

function readCategory({
  number,
  cells,
}: CsvRow<CategoryColumn>): { category: MenuCategory } | { fault: string } {
  const written = categoryFacts.flatMap((fact) => {
    const cell = cells[columnOf(fact)] ?? '';
    const value = cell === '' ? undefined : categoryCells[fact].read(cell);
    return value === undefined ? [] : [[fact, value]];
  });
  const parsed = v.safeParse(menuCategorySchema, Object.fromEntries(written), {
    abortPipeEarly: true,
  });
  if (parsed.success) return { category: parsed.output };
  const sheet = words.sheetNames.categories;
  return { fault: words.inSheetRow(sheet, number, parsed.issues[0].message) };
}

function listsIn(rows: readonly CsvRow<'category' | '_id' | 'name'>[]): MenuInFile['order'] {
  const byCategory = groupBy(rows, ({ cells }) => cells.category ?? '');
  return [...byCategory].map(([category, own]) => ({
    category,
    ids: [...new Set(own.map(({ cells }) => cells._id ?? ''))].filter((id) => id !== ''),
  }));
}
