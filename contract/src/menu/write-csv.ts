import type { MenuItem } from './endpoints.ts';
import { writeListCell } from '../csv/list-cell.ts';
import { writeCsvFile } from '../csv/write-csv-file.ts';
import { type MenuColumn, menuColumns } from './csv-columns.ts';

/**
 * The menu as a CSV file: a row of column names and a row for each dish. Prices are written in
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
    const cells = { ...cellsOf(item), version: versionOf?.(item) ?? '' };
    return columns.map((column) => cells[column]);
  });
  return writeCsvFile(columns, rows);
}

/** A dish as the cells of its row. */
export function cellsOf(item: MenuItem): Record<Exclude<MenuColumn, 'version'>, string> {
  const { _id, name, category, price, recipe, image, diets, allergens, optionGroups, load } = item;
  return {
    ...{ _id, name, category, price: price.toFixed(2), recipe, image },
    diets: writeListCell(diets),
    allergens: writeListCell(allergens),
    options: writeListCell(optionGroups),
    load: load === undefined ? '' : String(load),
  };
}
