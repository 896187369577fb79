/** Reads a menu from a table whose columns are known. */
import type { FileTable } from '../ground/csv/file-table.ts';
import { type MenuMatching, readMenuRows } from '../menu/read-csv.ts';
import type { MenuInFile } from './menu-in-file.ts';

/** Returns the menu of a file whose headings and categories are known. */
export function readMenu(table: FileTable, matching: MenuMatching): MenuInFile {
  return { dishes: readMenuRows(table, matching), categories: [], groups: [], order: [] };
}
