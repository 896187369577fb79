import type { FileTable } from '../ground/csv/file-table.ts';
import type { OpenedMenuFile } from '../menu/open-menu.ts';
import { type KnownFile, readKnownExport } from './read-known-export.ts';

/** What is known about a file because the system that wrote it is. */
export type KnownOrigin = Omit<KnownFile, 'table'>;

export type OpenedFile =
  | {
      table: FileTable;
      /** The other sheets of a workbook. */
      others: FileTable[];
      origin?: KnownOrigin;
    }
  /** The reason, in words for a person, why the file cannot be used. */
  | { fault: string };

/** Brings the table of a known system into the form of our own files. */
export function recognizeExport(opened: OpenedMenuFile): OpenedFile {
  if ('fault' in opened) return opened;
  const known = readKnownExport(opened.table);
  if (known === undefined || known.table.rows.length === 0) return opened;
  const { table, ...origin } = known;
  return { table, others: opened.others, origin };
}
