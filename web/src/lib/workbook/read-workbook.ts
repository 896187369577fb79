import { requireFileSize } from '@thymely/contract/ground/csv/decode-file';
import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import type { Sheet } from '@thymely/contract/ground/csv/read-csv-file';
import type { CellTexts } from './cell-text.ts';
import { type Read, readSheet } from './read-sheet.ts';
import { openArchive, type ReadPart } from './unpack-workbook.ts';
import {
  type PartNames,
  readDateStyles,
  readPartNames,
  readSharedStrings,
  readSheetList,
} from './workbook-parts.ts';
import * as words from './words.en.ts';

/**
 * Returns the sheets of an .xlsx workbook that have rows.
 *
 * @throws FileFault
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  requireFileSize(bytes);
  const readPart = openArchive(bytes);
  const list = readSheetList(await required(readPart, 'xl/workbook.xml'));
  const names = readPartNames(await required(readPart, 'xl/_rels/workbook.xml.rels'));
  const { countsFrom1904 } = list;
  const texts: CellTexts = { countsFrom1904, ...(await readTexts(readPart, names)) };
  const read: Read = { cells: 0, characters: 0 };
  const sheets: Sheet[] = [];
  for (const { name, relation } of list.sheets) {
    const file = names.sheets.get(relation);
    // A sheet that is one chart is of another kind, and has no cells.
    if (file === undefined) continue;
    const rows = readSheet(await required(readPart, file), texts, read);
    if (rows.length > 0) sheets.push({ name, rows });
  }
  return sheets;
}

/** A workbook without texts or formats lacks the parts for them. */
async function readTexts(readPart: ReadPart, { sharedStrings, styles }: PartNames) {
  const [strings, formats] = [await readPart(sharedStrings), await readPart(styles)];
  return {
    sharedStrings: strings ? readSharedStrings(strings) : [],
    dateStyles: formats ? readDateStyles(formats) : [],
  };
}

async function required(readPart: ReadPart, name: string): Promise<Uint8Array> {
  const part = await readPart(name);
  if (part === undefined) throw new FileFault(words.unreadable);
  return part;
}
