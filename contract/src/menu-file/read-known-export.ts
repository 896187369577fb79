import type { FileTable } from '../ground/csv/file-table.ts';
import { writeYesNo } from '../ground/csv/yes-no.ts';
import { foldText } from '../ground/text/fold-text.ts';
import { ExportCells, type ExportDish, placesOf } from './export-cells.ts';
import { readExportRows } from './export-rows.ts';
import { readExportTree } from './export-tree.ts';
import type { KnownExport, KnownSystem } from './known-export.ts';
import { loyverse } from './known-exports/loyverse.ts';
import { shopify, shopifyToday } from './known-exports/shopify.ts';
import { square } from './known-exports/square.ts';
import { toastTemplate } from './known-exports/toast.ts';
import { woocommerce } from './known-exports/woocommerce.ts';
import type { OptionList } from './option-list.ts';
import { sizedCells } from './sizes-of-rows.ts';

const knownExports: readonly KnownExport[] = [
  square,
  toastTemplate,
  shopify,
  shopifyToday,
  woocommerce,
  loyverse,
];

/** A file of another system. */
export type KnownFile = {
  system: KnownSystem;
  /** The dishes with the headings of our own files, each in one row. `options` names the lists. */
  table: FileTable;
  lists: OptionList[];
  /** The number of sizes of all dishes together. */
  sizes: number;
  /** The number of dishes with a picture. */
  pictures: number;
  /** The number of rows that are no part of a menu, such as archived ones. */
  leftOut: number;
};

/** Returns what a table says if a system is known that writes such tables. */
export function readKnownExport(table: FileTable): KnownFile | undefined {
  const known = knownExports.find(({ signs }) =>
    signs.every((sign) => placesOf(table.headings, sign).length > 0),
  );
  return known && readExport(known, table);
}

function readExport(known: KnownExport, { source, headings, rows }: FileTable): KnownFile {
  const { tree } = known;
  const cells = new ExportCells(known, headings);
  const taken = rows.filter((row) => !cells.says(row, known.leftOut));
  const { dishes, lists, unknownRows } = tree
    ? readExportTree(cells, { ...known, tree }, taken)
    : readExportRows(cells, known, taken);
  const distinct = distinctLists(lists);
  const columns = columnsOf(known);
  return {
    system: known.system,
    table: {
      source,
      headings: columns,
      rows: dishes.map((dish) => {
        const row = cellsOf(dish, distinct);
        const { number, isMisquoted } = dish;
        return { number, isMisquoted, cells: columns.map((column) => row[column] ?? '') };
      }),
    },
    lists: [...new Set(distinct.values())],
    sizes: dishes.reduce((sum, { prices }) => sum + (prices.length > 1 ? prices.length : 0), 0),
    pictures: dishes.filter(({ image }) => image !== '').length,
    leftOut: rows.length - taken.length + unknownRows,
  };
}

/** A column that the system does not have must not take anything from a dish on the menu. */
function columnsOf({ columns, resting, lists, tree }: KnownExport): string[] {
  return [
    'name',
    'category',
    'price',
    'recipe',
    'sizes',
    ...(columns.image.length > 0 ? ['image'] : []),
    ...(resting ? ['resting'] : []),
    ...(lists || tree ? ['options'] : []),
  ];
}

function cellsOf(
  { name, category, recipe, image, prices, isResting, lists }: ExportDish,
  distinct: ReadonlyMap<OptionList, OptionList>,
): Record<string, string> {
  const names = new Set([...lists].map((list) => distinct.get(list)?.name));
  return {
    name,
    category,
    recipe,
    image,
    ...sizedCells(prices),
    resting: isResting ? writeYesNo(true) : '',
    options: [...names].join('|'),
  };
}

/** Returns what becomes of each list: those of one name and the same choices are one. */
function distinctLists(lists: readonly OptionList[]): Map<OptionList, OptionList> {
  const distinct: { wanted: string; list: OptionList }[] = [];
  return new Map(
    lists.map((list) => {
      const wanted = list.name.replaceAll('|', '/').trim();
      const named = distinct.filter((each) => foldText(each.wanted) === foldText(wanted));
      const choices = JSON.stringify(list.choices);
      const same = named.find((each) => JSON.stringify(each.list.choices) === choices);
      if (same !== undefined) return [list, same.list];
      const name = named.length === 0 ? wanted : `${wanted} ${named.length + 1}`;
      const own = { ...list, name };
      distinct.push({ wanted, list: own });
      return [list, own];
    }),
  );
}
