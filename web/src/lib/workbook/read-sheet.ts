import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import { bounded, mostColumns } from '@thymely/contract/ground/csv/read-csv-file';
import { inThousands } from '@thymely/contract/ground/in-words';
import { limits } from '@thymely/contract/ground/limits';
import { cellText, type CellTexts, type WrittenCell } from './cell-text.ts';
import { readXml } from './read-xml.ts';
import * as words from './words.en.ts';

/** A cell far outside would make a huge table: blank rows count as well. */
const mostRows = limits.importFileRows * 2;
/** The cells of all sheets, with the blank ones before others and with one for each row. */
const mostCells = 1_000_000;
const mostCharacters = 20_000_000;

/** What the sheets of a workbook have had so far. */
export type Read = { cells: number; characters: number };

type Place = { row: number; column: number };

/** Merged cells: the first one, and the last row. */
type Range = { first: Place; last: number };

/**
 * Returns the rows of a sheet. Each cell counts before it takes any room.
 *
 * @throws FileFault
 */
export function readSheet(xml: Uint8Array, texts: CellTexts, read: Read): string[][] {
  const rows: string[][] = [];
  let place: Place = { row: 0, column: 0 };
  let cell: WrittenCell | undefined;
  let element = '';
  let isReadingAid = false;
  const merged: Range[] = [];

  const put = (text: string) => {
    const { row, column } = place;
    count(read, { cells: Math.max(0, row - rows.length), characters: text.length });
    while (rows.length < row) rows.push([]);
    const cells = rows[row - 1] ?? [];
    count(read, { cells: Math.max(0, column - cells.length), characters: 0 });
    while (cells.length < column) cells.push('');
    cells[column - 1] = bounded(text);
  };

  readXml(xml, {
    onOpen: (name, attributesOf) => {
      if (name === 'row') {
        place = { row: rowOf(attributesOf().get('r')) ?? place.row + 1, column: 0 };
      } else if (name === 'c') {
        const attributes = attributesOf();
        place = placeOf(attributes.get('r')) ?? { row: place.row, column: place.column + 1 };
        requireBounds(place);
        cell = { type: attributes.get('t') ?? 'n', style: Number(attributes.get('s')), text: '' };
      } else if (name === 'mergeCell') {
        merged.push(rangeOf(attributesOf().get('ref')));
      } else if (name === 'rPh') isReadingAid = true;
      element = name;
    },
    onText: (text) => {
      if (cell && !isReadingAid && (element === 'v' || element === 't')) cell.text += text;
    },
    onClose: (name) => {
      element = '';
      if (name === 'rPh') isReadingAid = false;
      if (name !== 'c' || !cell) return;
      const text = cellText(cell, texts);
      if (text !== '') put(text);
      cell = undefined;
    },
  });
  for (const range of merged) fillDown(rows, range, read);
  return rows;
}

/**
 * Repeats the text of cells that were merged in each of their rows: a category beside its dishes. It
 * stays in their first column, so that a title over all columns is still one cell.
 */
function fillDown(rows: string[][], { first, last }: Range, read: Read): void {
  const text = rows[first.row - 1]?.[first.column - 1] ?? '';
  if (text === '') return;
  for (const cells of rows.slice(first.row, last)) {
    count(read, { cells: Math.max(0, first.column - cells.length), characters: text.length });
    while (cells.length < first.column) cells.push('');
    cells[first.column - 1] = text;
  }
}

/** @throws FileFault when the cell is in no row, or so far outside that the table would be huge */
function requireBounds({ row, column }: Place): void {
  if (row === 0) throw new FileFault(words.unreadable);
  if (row > mostRows || column > mostColumns) {
    throw new FileFault(words.tooWide(mostColumns, inThousands(mostRows)));
  }
}

/** @throws FileFault when all sheets together have too much */
function count(read: Read, { cells, characters }: Read): void {
  read.cells += cells;
  read.characters += characters;
  if (read.cells > mostCells || read.characters > mostCharacters) {
    throw new FileFault(words.tooManyCells);
  }
}

function rowOf(number: string | undefined): number | undefined {
  if (number === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new FileFault(words.unreadable);
  return Number(number);
}

/** Returns the place of a cell by its address, such as `AB12`. */
function placeOf(address: string | undefined): Place | undefined {
  if (address === undefined) return undefined;
  const [, letters, row = ''] = /^([A-Z]{1,3})([1-9]\d{0,8})$/.exec(address) ?? [];
  if (letters === undefined) throw new FileFault(words.unreadable);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(row), column };
}

/** Returns the place of merged cells by their addresses, such as `A2:B5`. */
function rangeOf(address = ''): Range {
  const [first, last] = address.split(':').map((each) => placeOf(each));
  if (first === undefined) throw new FileFault(words.unreadable);
  return { first, last: last?.row ?? first.row };
}
