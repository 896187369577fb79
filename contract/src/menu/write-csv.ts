import type { MenuItem } from './endpoints.ts';
import { writeCsvFile } from '../ground/csv/write-csv-file.ts';
import { furtherCellsOf, menuColumns } from './csv-columns.ts';

/**
 * Returns the menu as a CSV file: a row of column names and a row for each dish. Prices are in
 * dollars with two decimals.
 *
 * @param versionOf fills the column `version`, which is left out without it.
 */
export function writeMenuCsv(
  items: readonly MenuItem[],
  versionOf?: (item: MenuItem) => string,
): string {
  const columns = menuColumns.filter((column) => column !== 'version' || versionOf !== undefined);
  const rows = items.map((item) => {
    const price = item.price.toFixed(2);
    const cells = { ...item, price, ...furtherCellsOf(item), version: versionOf?.(item) ?? '' };
    return columns.map((column) => cells[column]);
  });
  return writeCsvFile(columns, rows);
}
