import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { compareInCategory } from '@thymely/contract/menu/menu-order';
import type { MenuInFile } from '@thymely/contract/menu-file/menu-in-file';
import type { EditedGroup } from '../../../api/menu/option-editing.ts';
import { reviewOptions, type ReviewedGroup } from '../../parts/options/review-options.ts';
import type { Coming } from '../import-run.ts';

type InFile = Omit<MenuInFile, 'dishes'> & { faults?: readonly string[]; isForeign?: boolean };

/** An order of dishes in a file, and the one that is there. */
type List = MenuInFile['order'][number] & { present: string[] };

/** What a file brings besides dishes, compared with what is there. */
export type Further = {
  groups: ReviewedGroup[];
  /** Groups of another system that the menu has otherwise: an owner may have changed them since. */
  kept: ReviewedGroup[];
  /** The categories of the file that are new or say something else. */
  categories: { category: MenuCategory; isNew: boolean }[];
  /** All categories of the file. */
  inFile: readonly MenuCategory[];
  /** The orders of dishes that are other ones than those on the menu. */
  lists: List[];
  /** What is wrong, in words for a person. */
  faults: readonly string[];
};

/** What is there when a file is checked. */
export type PresentMenu = {
  groups: readonly EditedGroup[];
  categories: readonly MenuCategory[];
  menu: readonly MenuItem[];
};

export function reviewFurther(file: InFile, present: PresentMenu): Further {
  const known = new Map(present.categories.map((category) => [category.id, category]));
  const changed = withBrought(present.categories, file.categories);
  const isOrdered = areSame(idsOf(changed), idsOf(present.categories));
  const differs = (category: MenuCategory) => !areSameFacts(category, known.get(category.id));
  const groups = reviewOptions(file.groups, present.groups);
  const isKept = ({ outcome }: ReviewedGroup) => file.isForeign === true && outcome === 'updated';
  return {
    groups: groups.filter((group) => !isKept(group)),
    kept: groups.filter(isKept),
    categories: file.categories
      .filter((category) => !isOrdered || differs(category))
      .map((category) => ({ category, isNew: !known.has(category.id) })),
    inFile: file.categories,
    lists: file.order
      .map((list) => ({ ...list, present: arranged(present.menu, list.category) }))
      .filter(({ ids, present: there }) => !areSame(ids, there)),
    faults: [
      ...(file.faults ?? []),
      ...groups.flatMap((group) => (group.outcome === 'refused' ? group.faults : [])),
    ],
  };
}

/** Takes the groups of a file instead of those that the menu has. */
export function withGroupsOfFile({ groups, kept, ...further }: Further): Further {
  return { ...further, groups: [...groups, ...kept], kept: [] };
}

/** Whether something is to be saved. */
export function bringsChanges({ groups, categories, lists }: Further): boolean {
  const isChanged = ({ outcome }: ReviewedGroup) => outcome === 'created' || outcome === 'updated';
  return groups.some(isChanged) || categories.length > 0 || lists.length > 0;
}

/** Returns what the dishes of the file may name although it is not there yet. */
export function comingWith({ groups, categories }: Further): Coming {
  return {
    groups: groups.flatMap(({ id, outcome }) => (outcome === 'created' ? [id] : [])),
    categories: categories.flatMap(({ category, isNew }) => (isNew ? [category.id] : [])),
  };
}

/**
 * Returns the present categories with those of a file. A file that has all of them decides about
 * their order; what is new in another one comes last.
 */
export function withBrought(
  present: readonly MenuCategory[],
  brought: readonly MenuCategory[],
): MenuCategory[] {
  const inFile = new Map(brought.map((category) => [category.id, category]));
  if (present.every(({ id }) => inFile.has(id))) return [...brought];
  const known = new Set(idsOf(present));
  return [
    ...present.map((category) => inFile.get(category.id) ?? category),
    ...brought.filter(({ id }) => !known.has(id)),
  ];
}

/** Returns the dishes of a category that were arranged, in their order. */
function arranged(menu: readonly MenuItem[], category: string): string[] {
  const placed = menu.filter((dish) => dish.category === category && dish.position !== undefined);
  return placed.toSorted(compareInCategory).map(({ _id }) => _id);
}

/**
 * Whether somebody has arranged a category since, or set its order back to none. Dishes that came or
 * left with the import are no sign.
 *
 * @param there the dishes that are in the category now.
 */
export function isArrangedSince(
  { ids, present }: Pick<List, 'ids' | 'present'>,
  now: readonly string[],
  there: ReadonlySet<string>,
): boolean {
  const known = new Set([...ids, ...present]);
  return (
    now.some((id) => !known.has(id)) ||
    !areSame(
      present.filter((id) => there.has(id)),
      now.filter((id) => present.includes(id)),
    )
  );
}

function idsOf(categories: readonly MenuCategory[]): string[] {
  return categories.map(({ id }) => id);
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join('|') === other.join('|');
}

/** Whether two categories say the same. One of a file has no fact that says nothing, such as `hidden: false`. */
function areSameFacts(one: MenuCategory, other: MenuCategory | undefined): boolean {
  if (other === undefined) return false;
  const textOf = ({ hidden, carousel, served, ...category }: MenuCategory) => {
    const times = served?.map(({ days, from, to }) => [days, from, to]);
    const facts = Object.entries(category).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([facts, hidden === true, carousel === true, times]);
  };
  return textOf(one) === textOf(other);
}
