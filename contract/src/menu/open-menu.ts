/** Finds the table of a menu in a file. It loads the libraries that read files: only a worker needs it. */
import { FileFault } from '../ground/csv/file-fault.ts';
import type { OlderEncoding } from '../ground/csv/file-encodings.ts';
import {
  type CellRow,
  type FileTable,
  hasText,
  mostRowsAbove,
  type Sheet,
  tableFrom,
} from '../ground/csv/file-table.ts';
import { foldWords } from '../ground/csv/fold-words.ts';
import { plainCell } from '../ground/csv/plain-cell.ts';
import { readPriceCell } from '../ground/csv/price-cell.ts';
import { readCsvCells, requireColumns, tooManyRows } from '../ground/csv/read-csv-file.ts';
import { limits } from '../ground/limits.ts';
import { requiredMenuColumns } from './csv-columns.ts';
import { withMarkedColumns } from './doubtful-words.ts';
import { asMenuColumn, isOwnHeading, matchColumns } from './match-columns.ts';
import { missingColumns } from './missing-columns.ts';
import { withSections } from './sections.ts';
import * as words from './csv-words.en.ts';

/** What a person has chosen about how a file is read. */
export type ReadingChoice = {
  encoding?: OlderEncoding;
  /** The name of a sheet, or null for all of them, each of which is a category. */
  sheet?: string | null;
};

export type OpenedMenuFile =
  | {
      /** The dishes. */
      table: FileTable;
      /** The other sheets of a workbook, from the row whose headings mean most: options, for example. */
      others: FileTable[];
    }
  /** The reason, in words for a person, why the file cannot be used. */
  | { fault: string };

const format = {
  headings: words.headings,
  required: requiredMenuColumns,
  unknown: { one: words.unknownColumn, many: words.unknownColumns },
};

/** Returns the cells of a CSV file as spreadsheets save it, if they may be those of a menu. */
export function openMenuCsv(
  bytes: Uint8Array,
  { encoding: chosen }: ReadingChoice = {},
): OpenedMenuFile {
  return openMenu(() => {
    const { encoding, rows } = readCsvCells(bytes, chosen);
    return { table: withSections({ source: { encoding }, ...tableIn(rows) }), others: [] };
  });
}

/** Finds the menu in a workbook: the sheet and the row whose headings mean most. */
export function openMenuSheets(
  sheets: readonly Sheet[],
  { sheet: chosen }: ReadingChoice = {},
): OpenedMenuFile {
  return openMenu(() => {
    const names = [...sheets.filter(isVisible), ...sheets.filter((sheet) => !isVisible(sheet))].map(
      ({ name }) => name,
    );
    const tables = sheets.map((sheet) => tableOf(sheet));
    const best = tables.find(({ sheet }) => sheet.name === chosen) ?? bestOf(tables);
    if (best === undefined) throw new FileFault(words.noDishes);
    const alike = tables.filter((table) => isAlike(table, best));
    const isOfAll = chosen === null || (chosen === undefined && isCategoryEach(best, alike));
    const sourceOf = (sheet: string | null) => ({ sheet, sheets: names });
    const rest = tables.filter((table) => table !== best && !(isOfAll && alike.includes(table)));
    return {
      table: isOfAll
        ? { source: sourceOf(null), ...joined(alike) }
        : withSections({ source: sourceOf(best.sheet.name), ...best.table }),
      others: rest.map(({ sheet, table }) => ({ source: sourceOf(sheet.name), ...table })),
    };
  });
}

type Table = Omit<FileTable, 'source'>;
type SheetTable = { sheet: Sheet; table: Table; known: number };

function tableOf(sheet: Sheet): SheetTable {
  const table = tableIn(sheet.rows.map((cells) => ({ cells })));
  return { sheet, table, known: knownIn(table.headings) };
}

const isVisible = ({ isHidden = false }: Sheet) => !isHidden;

/** A sheet that is hidden may be one for lists, and is taken where no other one is a menu. */
function bestOf(tables: readonly SheetTable[]): SheetTable | undefined {
  const isMenu = ({ sheet, known }: SheetTable) => isVisible(sheet) && known > 1;
  return tables.toSorted((a, b) => Number(isMenu(b)) - Number(isMenu(a)) || b.known - a.known)[0];
}

/** Whether a sheet has the same headings as another one, and is shown. */
function isAlike({ sheet, table }: SheetTable, other: SheetTable): boolean {
  const namesOf = ({ headings }: Table) => headings.map(foldWords).join();
  return isVisible(sheet) && namesOf(table) === namesOf(other.table);
}

/** Whether sheets without categories have the same columns, so that each of them is a category. */
function isCategoryEach(best: SheetTable, alike: readonly SheetTable[]): boolean {
  return (
    alike.length > 1 && best.known > 1 && !matchColumns(best.table.headings).includes('category')
  );
}

/** Returns one table of several sheets, each with its name as the category. Rows are counted on. */
function joined(tables: readonly SheetTable[]): Table {
  let before = 0;
  const rows = tables.flatMap(({ sheet, table }) => {
    const counted = table.rows.map(({ number, cells, ...row }) => ({
      ...row,
      number: number + before,
      cells: [sheet.name, ...cells],
    }));
    before += sheet.rows.length;
    return counted;
  });
  return { headings: [words.headings.category, ...(tables[0]?.table.headings ?? [])], rows };
}

/** Returns the table below the row whose headings mean most, with plain texts. */
function tableIn(records: readonly CellRow[]): Table {
  const at = headingsAt(records);
  const isWithoutHeadings = isData(records[at]?.cells ?? []);
  const { headings, rows } = tableFrom(records, isWithoutHeadings ? at - 1 : at);
  if (isWithoutHeadings) {
    return { isWithoutHeadings, headings: lettersFor(rows), rows: rows.map(plainRow) };
  }
  // A file of ours has every text as it is stored.
  const isOwn = headings.some((heading) => isOwnHeading(heading, '_id'));
  return isOwn
    ? { headings, rows }
    : { headings: headings.map(plainCell), rows: rows.map(plainRow) };
}

const plainRow = <Row extends CellRow>(row: Row): Row => ({
  ...row,
  cells: row.cells.map(plainCell),
});

function knownIn(cells: readonly string[]): number {
  return new Set(matchColumns(cells).filter((column) => typeof column === 'string')).size;
}

/** Returns the place of the row that names most columns, or of the first one that is as full as others. */
function headingsAt(records: readonly CellRow[]): number {
  const above = records.slice(0, mostRowsAbove).map(({ cells }, at) => ({ at, cells }));
  const filled = above.filter(({ cells }) => hasText(cells));
  const [best] = filled
    .map(({ at, cells }) => ({ at, known: knownIn(cells) }))
    .toSorted((a, b) => b.known - a.known);
  if (best === undefined) return 0;
  if (best.known > 1) return best.at;
  const counts = filled.map(({ cells }) => countOf(cells)).toSorted((a, b) => a - b);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  return filled.find(({ cells }) => countOf(cells) >= usual)?.at ?? best.at;
}

function countOf(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** Whether a row is a dish already: nobody calls a column by a price. */
function isData(cells: readonly string[]): boolean {
  return knownIn(cells) < 2 && cells.some((cell) => 'cents' in readPriceCell(cell));
}

/** Names columns as spreadsheets do: A, B, C. */
function lettersFor(rows: readonly CellRow[]): string[] {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => {
    const letter = String.fromCodePoint(0x41 + (at % 26));
    return words.columnNamed(at < 26 ? letter : `${letter}${Math.floor(at / 26)}`);
  });
}

function openMenu(readTables: () => Exclude<OpenedMenuFile, { fault: string }>): OpenedMenuFile {
  try {
    const opened = readTables();
    const table = withMarkedColumns(opened.table);
    requirePossibleMenu(table.headings);
    if (table.rows.length === 0) throw new FileFault(words.noDishes);
    if (table.rows.length > limits.importFileRows) throw tooManyRows();
    return { ...opened, table };
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  }
}

/** @throws FileFault unless the headings have a place for every column that a menu requires */
function requirePossibleMenu(headings: readonly string[]): void {
  const columns = matchColumns(headings);
  const unknown = headings.filter((name, at) => name.trim() && columns[at] === undefined);
  const missing = missingColumns(columns);
  // Nobody has to be asked what an unknown heading means if that cannot help.
  const isPossible = unknown.length >= missing.length;
  const named = columns.map(asMenuColumn).map((column) => (isPossible ? (column ?? null) : column));
  requireColumns(
    { headings, columns: named },
    { ...format, required: isPossible ? [] : format.required },
  );
}
