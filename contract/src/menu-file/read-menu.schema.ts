/** Reads a menu from a table whose columns are known. */
import type { MenuCategory } from '../categories/schema.ts';
import type { FileTable } from '../ground/csv/file-table.ts';
import { inOwnWords } from '../menu/doubtful-words.ts';
import { foldText } from '../ground/text/fold-text.ts';
import { type MenuMatching, readMenuRows } from '../menu/read-csv.ts';
import { foldSizes } from './fold-sizes.ts';
import { groupsOfLists } from './groups-of-lists.schema.ts';
import type { MenuInFile } from './menu-in-file.ts';
import type { OptionList } from './option-list.ts';
import {
  isNamed,
  type NamedGroup,
  namesIn,
  withChoices,
  withGroups,
  withSizesOfList,
} from './options-of-lists.ts';

type ReadFile = {
  table: FileTable;
  /** What is known of a file of another system, whose options are names of lists. */
  origin?: { lists: readonly OptionList[] } | undefined;
};

/** What the columns, the categories and the lists of a file mean. */
export type FileMatching = MenuMatching & {
  /** The groups of options on the menu. */
  groups?: readonly NamedGroup[];
  /** The categories that may come with the file. Those that a dish is in are brought. */
  added?: readonly MenuCategory[];
  /** The modifier lists of a further file, for those of which this one has only the names. */
  lists?: readonly OptionList[];
};

/** Returns the menu of a file whose headings and categories are known. */
export function readMenu({ table, origin }: ReadFile, matching: FileMatching): MenuInFile {
  const own = inOwnWords(table, matching.columns, matching.words);
  const { table: folded, columns, rowsOf } = foldSizes(own, matching.columns);
  const lists = withChoices(origin?.lists ?? [], matching.lists ?? []);
  const dishes = readMenuRows(folded, { ...matching, columns }).map((dish) => {
    const rows = rowsOf.get(dish.number) ?? [];
    const whole = rows.length > 1 ? { ...dish, rows } : dish;
    return origin === undefined ? whole : withSizesOfList(whole, lists);
  });
  const present = matching.groups ?? [];
  const bound = new Set(dishes.flatMap(namesIn).map(foldText));
  const groups = groupsOfLists(lists, present).filter(({ id, name }) => {
    // What is on the menu by this name stays as it is, unless a file has brought it.
    const known = present.find(isNamed(name));
    return bound.has(foldText(name)) && (known === undefined || known._id === id);
  });
  const named = [...present, ...groups.flatMap((each) => ('group' in each ? [each.group] : []))];
  const used = new Set(dishes.map(({ row }) => row.category));
  const categories = (matching.added ?? []).filter(({ id }) => used.has(id));
  const isForeign = origin !== undefined;
  return {
    dishes: isForeign ? dishes.map((dish) => withGroups(dish, named)) : dishes,
    categories,
    groups: isForeign ? groups : [],
    order: [],
  };
}
