import type { FileTable } from '@thymely/contract/ground/csv/file-table';
import { foldWords } from '@thymely/contract/ground/csv/fold-words';
import type { MenuColumn } from '@thymely/contract/menu/csv-columns';
import { type UnknownCategory, unknownCategories } from '@thymely/contract/menu/match-category';
import {
  type HeadingMeaning,
  type MatchedColumn,
  matchColumns,
} from '@thymely/contract/menu/match-columns';
import { missingColumns } from '@thymely/contract/menu/missing-columns';
import type { KnownOrigin } from '@thymely/contract/menu-file/open-menu-file.schema';
import { listsWithoutChoices } from '@thymely/contract/menu-file/options-of-lists';
import type { OwnSheets } from '@thymely/contract/menu-file/read-own-sheets.schema';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import { presentCategories } from '../../../lib/categories.ts';
import { openWords } from './word-answers.ts';
import type { MatchingMemory } from './matching-memory.ts';

/** The file that somebody has chosen, and what its headings mean. */
export type ChosenFile = {
  name: string;
  /** What is read once more if somebody chooses other letters or another sheet. */
  content: File;
  table: FileTable;
  columns: readonly HeadingMeaning[];
  /** What is known of a file of another system. */
  origin?: KnownOrigin | undefined;
  /** What the other sheets of our own workbook bring. */
  own?: OwnSheets | undefined;
};

/** More categories than this are no categories: somebody has chosen another column. */
const mostCategories = 60;

/** What a person still has to say about a file. */
export type OpenQuestions = {
  /** The places of headings that nobody knows. */
  headings: number[];
  /** The required columns that no heading means. */
  missing: MenuColumn[];
  /** The columns that several headings mean. */
  repeated: MatchedColumn[];
  /** The categories that nobody knows, as they are in the file. */
  categories: string[];
  /** The doubtful words without an answer, or with one that is none, by their keys. */
  words: string[];
};

/** Returns what a file means as far as it is known by itself and by what was said earlier. */
export function firstMatching(table: FileTable, memory: MatchingMemory): FileMatching {
  return {
    columns: matchColumns(
      table.headings,
      table.isWithoutHeadings ? undefined : memory.headings,
      table.rows.map(({ cells }) => cells),
    ),
    categories: memory.categories,
    present: presentCategories().all,
  };
}

/** Returns the categories of a file that are not on the menu, whatever was said about them. */
export function categoriesOf(
  table: FileTable,
  { columns, present }: Pick<FileMatching, 'columns' | 'present'>,
): UnknownCategory[] {
  const place = columns.indexOf('category');
  if (place < 0) return [];
  const cells = table.rows.map(({ cells: row }) => row[place] ?? '');
  return unknownCategories(cells, present).slice(0, mostCategories);
}

export function openQuestions(table: FileTable, matching: FileMatching): OpenQuestions {
  const { columns, categories } = matching;
  const places = table.headings.map((_, index) => index);
  const used = columns.filter(
    (column) => column !== undefined && column !== null && column !== 'size_price',
  );
  return {
    headings: places.filter((at) => table.headings[at]?.trim() && columns[at] === undefined),
    missing: missingColumns(columns),
    repeated: [...new Set(used.filter((column, at) => used.indexOf(column) !== at))],
    categories: categoriesOf(table, matching)
      .filter(({ text }) => !categories.has(foldWords(text)))
      .map(({ text }) => text),
    words: openWords(table, matching),
  };
}

/** Returns the names of modifier lists of a file that nobody has left out before. */
export function openLists(
  origin: KnownOrigin | undefined,
  { groups }: FileMatching,
  memory: MatchingMemory,
): string[] {
  return listsWithoutChoices(origin?.lists ?? [], [], groups).filter(
    (name) => !memory.lists.has(foldWords(name)),
  );
}

/** Returns the names of modifier lists of which there are no choices anywhere. */
export function listsLeftOut(
  { origin }: Pick<ChosenFile, 'origin'>,
  { lists, groups }: FileMatching,
): string[] {
  return listsWithoutChoices(origin?.lists ?? [], lists, groups);
}

/** Whether there is nothing left to ask. */
export function isMatched(questions: OpenQuestions): boolean {
  return Object.values(questions).every((each) => each.length === 0);
}
