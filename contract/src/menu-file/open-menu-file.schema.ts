import type { FileTable } from '../ground/csv/file-table.ts';
import type { OpenedMenuFile } from '../menu/open-menu.ts';
import { type OwnSheets, readOwnSheets } from './read-own-sheets.schema.ts';
import { withChoices } from './options-of-lists.ts';
import { readOptionLists } from './read-option-lists.ts';
import { type KnownFile, readKnownExport } from './read-known-export.ts';

/** What is known about a file because the system that wrote it is. */
export type KnownOrigin = Omit<KnownFile, 'table'>;

export type OpenedFile =
  | {
      table: FileTable;
      /** The other sheets of a workbook. */
      others: FileTable[];
      origin?: KnownOrigin;
      /** What the other sheets of our own workbook bring. */
      own?: OwnSheets;
    }
  /** The reason, in words for a person, why the file cannot be used. */
  | { fault: string };

/** Brings the table of a known system into the form of our own files. */
export function recognizeExport(opened: OpenedMenuFile): OpenedFile {
  if ('fault' in opened) return opened;
  const known = readKnownExport(opened.table);
  if (known === undefined || known.table.rows.length === 0) {
    const own = readOwnSheets(opened.others);
    return own === undefined ? opened : { ...opened, own };
  }
  const { table, lists, ...origin } = known;
  const further = readOptionLists(
    opened.others.map(({ headings, rows }) => [{ cells: headings }, ...rows]),
  );
  return {
    table,
    others: opened.others,
    origin: { ...origin, lists: withChoices(lists, further) },
  };
}
