import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import { limits } from '@thymely/contract/ground/limits';
import type { OpenedMenuFile } from '@thymely/contract/menu/read-csv';
import { loadChunk } from '../../lib/chunks/load-chunk.ts';
import { isWorkbook } from '../../lib/workbook/unpack-workbook.ts';

/** What reads menus from files: a library of its own, loaded when a file is chosen. */
export const loadReader = () => loadChunk(() => import('@thymely/contract/menu/read-csv'));

/** Returns the table of a file, text or workbook, if it may be that of a menu. */
export async function openMenuFile(chosen: File): Promise<OpenedMenuFile> {
  // One byte more than the limit is read, which shows that the file is too large.
  const part = chosen.slice(0, limits.importFileBytes + 1);
  const bytes = new Uint8Array(await part.arrayBuffer());
  const { openMenuCsv, openMenuSheets } = await loadReader();
  if (!isWorkbook(bytes)) return openMenuCsv(bytes);
  const { readWorkbook } = await loadChunk(() => import('../../lib/workbook/read-workbook.ts'));
  try {
    return openMenuSheets(await readWorkbook(bytes));
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  }
}
