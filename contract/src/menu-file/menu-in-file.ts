import type { MenuCategory } from '../categories/schema.ts';
import type { Category } from '../ground/categories.ts';
import type { MenuFileRow } from '../menu/read-csv.ts';
import type { OptionFileGroup } from '../options/read-csv.schema.ts';

/** A menu as it was read from a file, whatever system wrote it: what an import brings. */
export type MenuInFile = {
  /**
   * A dish stands in one row, whatever rows its sizes had: `row.sizes` has them. It names categories
   * and groups of options by the IDs that they have on the menu or below.
   */
  dishes: MenuFileRow[];
  /** What is to be on the menu before the dishes are: those that an owner takes over from the file. */
  categories: MenuCategory[];
  /** Groups with all of their choices. IDs follow from names, so that a file brings them once. */
  groups: OptionFileGroup[];
  /** The order of dishes, by category, where the file has one: only our own files name dishes. */
  order: { category: Category; ids: string[] }[];
};
