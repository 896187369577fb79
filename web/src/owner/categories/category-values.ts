import { categoryIdOf } from '@thymely/contract/categories/category-id';
import type { MenuCategory, RevisedCategories } from '@thymely/contract/categories/endpoints';
import { typedCount } from '@thymely/contract/ground/text/typed-count';
import { typedText } from '@thymely/contract/ground/text/typed-text';
import { windowValuesOf, type WindowValues } from '../parts/served/served-values.ts';

/** A category as it is typed. */
export type CategoryValues = Pick<MenuCategory, 'tint' | 'vessel'> & {
  /** The key of its row in the form. */
  key: string;
  /** The ID that dishes refer to; undefined before the category is saved. */
  id: string | undefined;
  name: string;
  /** What one of its dishes is called; empty for the name. */
  one: string;
  /** Its name on the menu's line of categories, as long as it has the name `tabOf`. */
  tab: string | undefined;
  tabOf: string;
  load: string;
  /** When its dishes are served; none for always. */
  served: WindowValues[];
  hidden: boolean;
  carousel: boolean;
};

export type CategoriesValues = { categories: CategoryValues[] };

export function emptyCategory(): CategoryValues {
  return {
    key: crypto.randomUUID(),
    id: undefined,
    name: '',
    one: '',
    tab: undefined,
    tabOf: '',
    tint: 'salad',
    vessel: 'salad',
    load: '',
    served: [],
    hidden: false,
    carousel: false,
  };
}

/** The categories as the form shows them. */
export function categoriesValuesOf({
  categories,
}: Pick<RevisedCategories, 'categories'>): CategoriesValues {
  return { categories: categories.map(categoryValuesOf) };
}

function categoryValuesOf({ id, name, one, tab, ...rest }: MenuCategory): CategoryValues {
  const { tint, vessel, load, served, hidden, carousel } = rest;
  return {
    key: id,
    id,
    name,
    one: one ?? '',
    tab,
    tabOf: name,
    tint,
    vessel,
    load: load === undefined ? '' : String(load),
    served: windowValuesOf(served),
    hidden: hidden === true,
    carousel: carousel === true,
  };
}

/**
 * Returns the categories to send. Those without an ID get one that is made from their name.
 *
 * @param named the IDs that dishes name, of categories that there may no longer be
 */
export function categoriesFrom(
  { categories }: CategoriesValues,
  named: readonly string[],
): MenuCategory[] {
  const taken = [...named, ...categories.flatMap(({ id }) => id ?? [])];
  return categories.map(({ id: known, name: typed, one: typedOne, tab, tabOf, load, ...rest }) => {
    const name = typed.trim();
    const one = typedOne.trim();
    const id = known ?? categoryIdOf(name, taken);
    taken.push(id);
    return {
      id,
      name,
      ...(tab !== undefined && tabOf === name && { tab }),
      ...(one !== '' && { one }),
      tint: rest.tint,
      vessel: rest.vessel,
      ...(typedText(load) !== '' && { load: typedCount(load) }),
      ...(rest.served.length > 0 && { served: rest.served }),
      ...(rest.hidden && { hidden: true }),
      ...(rest.carousel && { carousel: true }),
    };
  });
}
