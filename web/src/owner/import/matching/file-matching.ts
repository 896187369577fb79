import type { FileTable } from '@thymely/contract/ground/csv/file-table';
import { foldWords } from '@thymely/contract/ground/csv/fold-words';
import { type MenuColumn, requiredMenuColumns } from '@thymely/contract/menu/csv-columns';
import { type UnknownCategory, unknownCategories } from '@thymely/contract/menu/match-category';
import { type HeadingMeaning, matchColumns } from '@thymely/contract/menu/match-columns';
import type { MenuMatching } from '@thymely/contract/menu/read-csv';
import { presentCategories } from '../../../lib/categories.ts';
import type { MatchingMemory } from './matching-memory.ts';

/** The file that somebody has chosen, and what its headings mean. */
export type ChosenFile = { name: string; table: FileTable; columns: readonly HeadingMeaning[] };

/** More categories than this are no categories: somebody has chosen another column. */
const mostCategories = 60;

/** What a person still has to say about a file. */
export type OpenQuestions = {
  /** The places of headings that nobody knows. */
  headings: number[];
  /** The required columns that no heading means. */
  missing: MenuColumn[];
  /** The columns that several headings mean. */
  repeated: MenuColumn[];
  /** The categories that nobody knows, as they are in the file. */
  categories: string[];
};

/** Returns what a file means as far as it is known by itself and by what was said earlier. */
export function firstMatching(table: FileTable, memory: MatchingMemory): MenuMatching {
  return {
    columns: matchColumns(table.headings, table.isWithoutHeadings ? undefined : memory.headings),
    categories: memory.categories,
    present: presentCategories().all,
  };
}

/** Returns the categories of a file that are not on the menu, whatever was said about them. */
export function categoriesOf(
  table: FileTable,
  { columns, present }: Pick<MenuMatching, 'columns' | 'present'>,
): UnknownCategory[] {
  const place = columns.indexOf('category');
  if (place < 0) return [];
  const cells = table.rows.map(({ cells: row }) => row[place] ?? '');
  return unknownCategories(cells, present).slice(0, mostCategories);
}

export function openQuestions(table: FileTable, matching: MenuMatching): OpenQuestions {
  const { columns, categories } = matching;
  const places = table.headings.map((_, index) => index);
  const used = columns.filter((column) => column !== undefined && column !== null);
  return {
    headings: places.filter((at) => table.headings[at]?.trim() && columns[at] === undefined),
    missing: requiredMenuColumns.filter((column) => !used.includes(column)),
    repeated: [...new Set(used.filter((column, at) => used.indexOf(column) !== at))],
    categories: categoriesOf(table, matching)
      .filter(({ text }) => !categories.has(foldWords(text)))
      .map(({ text }) => text),
  };
}

/** Whether there is nothing left to ask. */
export function isMatched(questions: OpenQuestions): boolean {
  return Object.values(questions).every((each) => each.length === 0);
}
