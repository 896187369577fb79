/** Reads the sheets of a workbook. It loads a library: import it when a workbook is chosen. */
import { requireFileSize } from '@thymely/contract/ground/csv/decode-file';
import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import type { Sheet } from '@thymely/contract/ground/csv/read-csv-file';
import { inThousands } from '@thymely/contract/ground/in-words';
import { limits } from '@thymely/contract/ground/limits';
import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { unpackWorkbook } from './unpack-workbook.ts';
import * as words from './words.en.ts';

/** More columns than this are no menu; a cell far outside would make a huge table. */
const mostColumns = 200;
/** Blank rows count as well. */
const mostRows = limits.importFileRows * 4;
const mostCharacters = 20_000_000;

const tooWide = new FileFault(words.tooWide(mostColumns, inThousands(mostRows)));
const unreadable = new FileFault(words.unreadable);

/**
 * Returns the sheets of an .xlsx workbook that have rows.
 *
 * @throws FileFault
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  requireFileSize(bytes);
  const parts = await unpackWorkbook(bytes);
  for (const [name, part] of Object.entries(parts)) {
    if (/worksheets\/[^/]+\.xml$/.test(name)) requireBounds(part);
  }
  // The library gets only what was unpacked here, so that it cannot unpack more than that.
  const bounded = zipSync(parts, { level: 0 });
  let sheets: Awaited<ReturnType<typeof readXlsxFile>>;
  try {
    sheets = await readXlsxFile(new Blob([bounded.slice()]));
  } catch {
    throw unreadable;
  }
  const read = sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map(rowOf) }));
  const characters = read.flatMap(({ rows }) => rows.flat()).reduce((sum, c) => sum + c.length, 0);
  if (characters > mostCharacters) throw tooWide;
  return read.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
}

/** @throws FileFault when a cell lies so far outside that the table would be huge */
function requireBounds(part: Uint8Array): void {
  const xml = new TextDecoder().decode(part);
  for (const [, letters = '', row = ''] of xml.matchAll(/\br="([A-Z]*)(\d+)"/g)) {
    if (Number(row) > mostRows || columnOf(letters) > mostColumns) throw tooWide;
  }
  for (const [, letters = '', row = ''] of xml.matchAll(
    /<dimension[^>]*ref="[^":]*:([A-Z]+)(\d+)"/g,
  )) {
    if (Number(row) > mostRows || columnOf(letters) > mostColumns) throw tooWide;
  }
}

function columnOf(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function rowOf(row: readonly unknown[]): string[] {
  return row.map(textOf);
}

/** A number is written with a dot and without what floating point has added to it. */
function textOf(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : '';
}
