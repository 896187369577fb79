import type { ExportCells, ExportContent, ExportDish, ExportRow } from './export-cells.ts';
import type { KnownExport } from './known-export.ts';
import type { OptionList } from './option-list.ts';
import * as words from './words.en.ts';

/** Reads an export whose rows are dishes and their sizes, in the order of the dishes. */
export function readExportRows(
  cells: ExportCells,
  { dish: shared }: KnownExport,
  rows: readonly ExportRow[],
): ExportContent {
  const dishes: ExportDish[] = [];
  const lists = new Map<string, OptionList>();
  const byKey = new Map<string, ExportDish>();
  let last: { key: string; dish: ExportDish } | undefined;
  const listNamed = (name: string): OptionList => {
    const list = lists.get(name) ?? { name, rows: [], choices: [] };
    lists.set(name, list);
    return list;
  };
  /** The dish that a row belongs to, if there was a row of it. */
  const presentDish = (key: string, category: string): ExportDish | undefined => {
    if (shared !== undefined && key !== '') return byKey.get(key);
    if (last === undefined || (key !== '' && key !== last.key)) return undefined;
    return [words.noCategory, category].includes(last.dish.category) || category === ''
      ? last.dish
      : undefined;
  };
  for (const row of rows) {
    const key = shared === undefined ? cells.name(row) : cells.text(row, [shared]);
    const present = presentDish(key, cells.category(row));
    const dish = present ?? cells.dish(row);
    if (present === undefined) dishes.push(dish);
    else cells.addFacts(dish, row);
    const [size, price] = [cells.size(row), cells.price(row)];
    // Further pictures and parts of a dish have rows of their own, too.
    if (size !== '' || price !== '') dish.prices.push({ size, price });
    for (const name of cells.lists(row)) dish.lists.add(listNamed(name));
    byKey.set(key, dish);
    last = { key: key || (last?.key ?? ''), dish };
  }
  return { dishes, lists: [...lists.values()], unknownRows: 0 };
}
