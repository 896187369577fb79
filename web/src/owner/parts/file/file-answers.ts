import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import { limits } from '@thymely/contract/ground/limits';
import {
  openMenuCsv,
  openMenuSheets,
  type OpenedMenuFile,
  type ReadingChoice,
} from '@thymely/contract/menu/open-menu';
import { type OpenedFile, recognizeExport } from '@thymely/contract/menu-file/open-menu-file';
import { type OptionFile, readOptionsCsv } from '@thymely/contract/options/read-csv.schema';
import { isWorkbook } from '../../../lib/workbook/unpack-workbook.ts';
import { readWorkbook } from '../../../lib/workbook/read-workbook.ts';

/** What is read from files of each kind. */
export type FileAnswers = { menu: OpenedFile; options: OptionFile };
export type FileKind = keyof FileAnswers;

/** Reads a file. The worker calls it, where a file that takes forever holds nobody up. */
export async function readFile(
  kind: FileKind,
  file: Blob,
  choice: ReadingChoice,
): Promise<OpenedFile | OptionFile> {
  // One byte more than the limit is read, which shows that the file is too large.
  const part = file.slice(0, limits.importFileBytes + 1);
  const bytes = new Uint8Array(await part.arrayBuffer());
  return kind === 'menu' ? recognizeExport(await readMenu(bytes, choice)) : readOptionsCsv(bytes);
}

async function readMenu(bytes: Uint8Array, choice: ReadingChoice): Promise<OpenedMenuFile> {
  if (!isWorkbook(bytes)) return openMenuCsv(bytes, choice);
  try {
    return openMenuSheets(await readWorkbook(bytes), choice);
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  }
}
