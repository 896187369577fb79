import { isDeepStrictEqual } from 'node:util';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { menuCategoriesSchema } from '@thymely/contract/categories/schema';
import * as v from 'valibot';

/** Categories before and after a change. */
export type CategoriesChange = {
  before: readonly MenuCategory[];
  after: readonly MenuCategory[];
};

export type FormerCategories = {
  categories: MenuCategory[];
  /** How many are as they were before the change. */
  restored: number;
  left: { id: string; name: string; reason: 'changed' | 'used' }[];
};

/**
 * Takes a change back from the present categories, one by one. One that was changed since stays, and
 * so does an added one that has dishes.
 *
 * @param used the IDs of categories that have dishes.
 */
export function formerCategories(
  { before, after }: CategoriesChange,
  present: readonly MenuCategory[],
  used: ReadonlySet<string>,
): FormerCategories {
  const [earlier, later] = [byId(before), byId(after)];
  const left: FormerCategories['left'] = [];
  const fateOf = (category: MenuCategory): MenuCategory | undefined => {
    const { id, name } = category;
    const [was, became] = [earlier.get(id), later.get(id)];
    if (became === undefined || isDeepStrictEqual(was, became)) return category;
    const isUsed = was === undefined && used.has(id);
    if (isDeepStrictEqual(category, became) && !isUsed) return was;
    if (!isDeepStrictEqual(category, was))
      left.push({ id, name, reason: isUsed ? 'used' : 'changed' });
    return category;
  };
  const kept = present.map(fateOf).filter((category) => category !== undefined);
  const isOrderOfChange = isDeepStrictEqual(idsOf(present), idsOf(after));
  const categories = isOrderOfChange ? inOrderOf(before, kept) : kept;
  const changed = after.filter(({ id }) => !isDeepStrictEqual(earlier.get(id), later.get(id)));
  // Together with what was changed since, they may be no menu: two carousels, for example.
  if (!v.is(menuCategoriesSchema, categories)) {
    const all = changed.map(({ id, name }) => ({ id, name, reason: 'changed' as const }));
    return { categories: [...present], restored: 0, left: all };
  }
  return { categories, restored: changed.length - left.length, left };
}

function byId(categories: readonly MenuCategory[]) {
  return new Map(categories.map((category) => [category.id, category]));
}

function idsOf(categories: readonly MenuCategory[]): string[] {
  return categories.map(({ id }) => id);
}

/** Returns the categories in the order of others; those that are not among these come last. */
function inOrderOf(others: readonly MenuCategory[], categories: MenuCategory[]): MenuCategory[] {
  const places = new Map(others.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: MenuCategory) => places.get(id) ?? others.length;
  return categories.toSorted((one, other) => placeOf(one) - placeOf(other));
}
