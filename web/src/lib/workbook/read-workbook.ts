import { requireFileSize } from '@thymely/contract/ground/csv/decode-file';
import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import type { Sheet } from '@thymely/contract/ground/csv/file-table';
import type { CellTexts } from './cell-text.ts';
import { type Read, readSheet } from './read-sheet.ts';
import { openArchive, type ReadZippedFile } from './unpack-workbook.ts';
import {
  type FileNames,
  readDateStyles,
  readFileNames,
  readSharedStrings,
  readSheetList,
} from './workbook-files.ts';
import * as words from './words.en.ts';

/**
 * Returns the sheets of an .xlsx workbook that have rows.
 *
 * @throws FileFault
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  requireFileSize(bytes);
  const readZippedFile = openArchive(bytes);
  const list = readSheetList(await required(readZippedFile, 'xl/workbook.xml'));
  const names = readFileNames(await required(readZippedFile, 'xl/_rels/workbook.xml.rels'));
  const { countsFrom1904 } = list;
  const texts: CellTexts = { countsFrom1904, ...(await readTexts(readZippedFile, names)) };
  const read: Read = { cells: 0, characters: 0 };
  const sheets: Sheet[] = [];
  for (const { name, relation, isHidden } of list.sheets) {
    const file = names.sheets.get(relation);
    // A sheet that is one chart is of another kind, and has no cells.
    if (file === undefined) continue;
    const rows = readSheet(await required(readZippedFile, file), texts, read);
    if (rows.length > 0) sheets.push({ name, rows, isHidden });
  }
  return sheets;
}

/** A workbook without texts or formats lacks the files for them. */
async function readTexts(readZippedFile: ReadZippedFile, { sharedStrings, styles }: FileNames) {
  const [strings, formats] = [await readZippedFile(sharedStrings), await readZippedFile(styles)];
  return {
    sharedStrings: strings ? readSharedStrings(strings) : [],
    dateStyles: formats ? readDateStyles(formats) : [],
  };
}

async function required(readZippedFile: ReadZippedFile, name: string): Promise<Uint8Array> {
  const content = await readZippedFile(name);
  if (content === undefined) throw new FileFault(words.unreadable);
  return content;
}
