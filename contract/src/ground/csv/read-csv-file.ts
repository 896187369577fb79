import { beginningOf } from '../text/beginning-of.ts';
import Papa from 'papaparse';
import { limits } from '../limits.ts';
import { inThousands, listed } from '../in-words.ts';
import { groupBy } from '../group-by.ts';
import { decodeFile } from './decode-file.ts';
import type { FileEncoding, OlderEncoding } from './file-encodings.ts';
import { FileFault } from './file-fault.ts';
import {
  type CellRow,
  type CsvRow,
  hasText,
  mostRowsAbove,
  readRow,
  tableFrom,
} from './file-table.ts';
import { readPriceCell } from './price-cell.ts';
import * as words from './words.en.ts';

type Format<Column extends string> = {
  columns: readonly Column[];
  required: readonly Column[];
  /** The names of the columns in the language of the site. */
  headings: Readonly<Record<Column, string>>;
  /** The messages about a column that such a file does not have, and about several. */
  unknown: { one: (column: string) => string; many: (columns: string) => string };
};

/** The rows of a CSV file, and how its letters are stored. */
export type CsvCells = { encoding: FileEncoding; rows: CellRow[] };

/**
 * Returns the cells of a CSV file as spreadsheets save it, separated by tabs, semicolons, commas or
 * bars. Blank rows count.
 *
 * @param chosen the encoding that a person has chosen
 * @throws FileFault
 */
export function readCsvCells(bytes: Uint8Array, chosen?: OlderEncoding): CsvCells {
  const { text, encoding } = decodeFile(bytes, chosen);
  return { encoding, rows: parse(text) };
}

/**
 * Returns the rows of a CSV file that has these columns, in any order and case.
 *
 * @throws FileFault
 */
export function readCsvFile<Column extends string>(
  bytes: Uint8Array,
  format: Format<Column>,
): { encoding: FileEncoding; rows: CsvRow<Column>[] } {
  const { encoding, rows: cells } = readCsvCells(bytes);
  const { headings, rows } = tableFrom(cells, 0);
  if (rows.length > limits.importFileRows) throw tooManyRows();
  const columns = headings.map((heading) => {
    const name = heading.trim().toLowerCase();
    return format.columns.find(
      (column) => column === name || format.headings[column].toLowerCase() === name,
    );
  });
  requireColumns({ headings, columns }, format);
  return { encoding, rows: rows.map((row) => readRow(row, columns)) };
}

/** More columns than this are no table that a person has made. */
export const mostColumns = 200;

/** More rows with misplaced quotation marks than this are a file of another kind. */
const mostMisquoted = 100;

/** What is longer is no cell of a menu, and its beginning is enough to say so. */
const longestCell = 10_000;

/** The parser reads what may stand above the first row, and one row more than the limit allows. */
const preview = mostRowsAbove + limits.importFileRows + 2;

/** The first row of a file may name its separator: spreadsheets do not show it. */
const separatorRow = /^sep=(.)\n/i;

function parse(written: string): CellRow[] {
  const text = written.replaceAll(/\r\n?/g, '\n');
  const named = separatorRow.exec(text);
  const body = text.slice(named?.[0].length ?? 0);
  const rows = readRows(body, named?.[1] ?? separatorOf(body));
  if (rows.length >= preview) throw tooManyRows();
  if (rows.some(({ cells }) => cells.length > mostColumns)) {
    throw new FileFault(words.tooManyColumns(mostColumns));
  }
  return rows.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.map(bounded),
  }));
}

/** Returns a cell of any length as one that can be shown and sent. */
export function bounded(cell: string): string {
  return cell.length > longestCell ? beginningOf(cell, longestCell) : cell;
}

/** The separators of files, the rarest ones in other texts first. */
const separators = ['\t', ';', ',', '|'];

/** Returns the separator that makes the most regular table of the whole file. */
function separatorOf(text: string): string {
  const [best] = separators
    .filter((delimiter) => text.includes(delimiter))
    .map((delimiter) => ({ delimiter, regular: regularityOf(text, delimiter) }))
    .toSorted((a, b) => b.regular - a.regular);
  return best === undefined || best.regular === 0 ? ',' : best.delimiter;
}

/** The share of the rows that have the usual number of cells, which counts more if that is larger. */
function regularityOf(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview });
  const lengths = data.filter(hasText).map(({ length }) => length);
  const byLength = groupBy(lengths, (length) => length);
  const shares = [...byLength].map(
    ([length, rows]) => (rows.length / lengths.length) * (1 - 1 / length),
  );
  return Math.max(0, ...shares);
}

/** A row that is longer has lost its end: the parser looks no further for it. */
const longestRow = 100_000;

/** Returns all rows. A row with a quotation mark in the wrong place ends with its line. */
function readRows(text: string, delimiter: string): CellRow[] {
  const rows: CellRow[] = [];
  let misquoted = 0;
  let at = 0;
  while (at < text.length && rows.length < preview) {
    const chunk = text.slice(at, at + longestRow);
    const { read, end } = readChunk(chunk, delimiter, at + chunk.length === text.length);
    for (const cells of read) rows.push({ cells });
    at += end;
    if (end > 0) continue;
    misquoted += 1;
    if (misquoted > mostMisquoted) throw new FileFault(words.misplacedQuote(rows.length + 1));
    const next = text.indexOf('\n', at);
    const line = text.slice(at, next === -1 ? undefined : next);
    rows.push({ cells: line.split(delimiter, mostColumns + 1), isMisquoted: true });
    at += line.length + 1;
  }
  return rows;
}

/** Returns the rows that a chunk has as a whole, and where the one begins that it does not have. */
function readChunk(chunk: string, delimiter: string, isLast: boolean) {
  const read: string[][] = [];
  const begins: number[] = [];
  let isSound = true;
  let end = 0;
  Papa.parse<string[]>(chunk, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      isSound = errors.length === 0 && !isOfSeveral(chunk.slice(end, meta.cursor), delimiter);
      if (isSound) {
        read.push(data);
        begins.push(end);
        end = meta.cursor;
      } else parser.abort();
    },
  });
  if (!isSound || isLast) return { read, end };
  // The last row goes on in the next chunk.
  return { read: read.slice(0, -1), end: begins.at(-1) ?? 0 };
}

/**
 * Whether a row that goes over several lines is several rows: each of them has as many cells, with a
 * price in the same place. A quotation mark of one was closed by that of another.
 */
function isOfSeveral(text: string, delimiter: string): boolean {
  const [first = [], ...others] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(delimiter));
  if (others.length === 0 || first.length < 3) return false;
  const isPrice = (cell = '') => 'cents' in readPriceCell(cell.replaceAll('"', ''));
  return first.some(
    (_, at) =>
      isPrice(first[at]) &&
      others.every((cells) => cells.length === first.length && isPrice(cells[at])),
  );
}

export function tooManyRows(): FileFault {
  return new FileFault(words.tooManyRows(inThousands(limits.importFileRows)));
}

type MatchedColumns<Column extends string> = {
  headings: readonly string[];
  /** The column that each heading means; null for one that is left out, undefined for unknown. */
  columns: readonly (Column | null | undefined)[];
};

/** @throws FileFault naming every unknown, missing and repeated column at once */
export function requireColumns<Column extends string>(
  { headings, columns }: MatchedColumns<Column>,
  { required, unknown, headings: named }: Omit<Format<Column>, 'columns'>,
): void {
  const faults: string[] = [];
  const others = quoted(headings.filter((name, at) => name.trim() && columns[at] === undefined));
  if (others.length === 1) faults.push(unknown.one(others.join()));
  else if (others.length > 1) faults.push(unknown.many(listed(others)));
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    faults.push(words.columnsMissing(missing.map((column) => named[column]).join(', ')));
  const twice = headings.find((_, at) => columns[at] && columns.indexOf(columns[at]) !== at);
  if (twice !== undefined) faults.push(words.columnTwice(twice.trim()));
  if (faults.length > 0) throw new FileFault(faults.join(' '));
}

const mostNamed = 12;

function quoted(names: readonly string[]): string[] {
  const some = names.slice(0, mostNamed).map((name) => words.quoted(beginningOf(name.trim(), 60)));
  return names.length > mostNamed ? [...some, words.more(names.length - mostNamed)] : some;
}
