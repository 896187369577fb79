import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import { readCsvCells } from '@thymely/contract/ground/csv/read-csv-file';
import { limits } from '@thymely/contract/ground/limits';
import {
  openMenuCsv,
  openMenuSheets,
  type OpenedMenuFile,
  type ReadingChoice,
} from '@thymely/contract/menu/open-menu';
import {
  type OpenedFile,
  recognizeExport,
} from '@thymely/contract/menu-file/open-menu-file.schema';
import type { OptionList } from '@thymely/contract/menu-file/option-list';
import { readOptionLists } from '@thymely/contract/menu-file/read-option-lists';
import { type OptionFile, readOptionsCsv } from '@thymely/contract/options/read-csv.schema';
import { isWorkbook } from '../../../lib/workbook/unpack-workbook.ts';
import { readWorkbook } from '../../../lib/workbook/read-workbook.ts';
import * as words from './words.en.ts';

/** What is read from files of each kind. */
export type FileAnswers = { menu: OpenedFile; options: OptionFile; lists: ListFile };
export type FileKind = keyof FileAnswers;

/** The modifier lists that a file has. */
type ListFile = { lists: OptionList[] } | { fault: string };

/** Reads a file. The worker calls it, where a file that takes forever holds nobody up. */
export async function readFile(
  kind: FileKind,
  file: Blob,
  choice: ReadingChoice,
): Promise<FileAnswers[FileKind]> {
  // One byte more than the limit is read, which shows that the file is too large.
  const part = file.slice(0, limits.importFileBytes + 1);
  const bytes = new Uint8Array(await part.arrayBuffer());
  switch (kind) {
    case 'menu':
      return recognizeExport(await readMenu(bytes, choice));
    case 'lists':
      return readLists(bytes);
    case 'options':
      return readOptionsCsv(bytes);
  }
}

function readMenu(bytes: Uint8Array, choice: ReadingChoice): Promise<OpenedMenuFile> {
  return orFault(async () =>
    isWorkbook(bytes)
      ? openMenuSheets(await readWorkbook(bytes), choice)
      : openMenuCsv(bytes, choice),
  );
}

function readLists(bytes: Uint8Array): Promise<ListFile> {
  return orFault(async () => {
    const sheets = isWorkbook(bytes) ? await readWorkbook(bytes) : undefined;
    const tables = sheets?.map(({ rows }) => rows.map((cells) => ({ cells }))) ?? [
      readCsvCells(bytes).rows,
    ];
    const lists = readOptionLists(tables);
    return lists.length > 0 ? { lists } : { fault: words.noLists };
  });
}

async function orFault<Answer>(read: () => Promise<Answer>): Promise<Answer | { fault: string }> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  }
}
