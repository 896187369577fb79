import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { compareInCategory, compareInMenu } from '@thymely/contract/menu/menu-order';
import { groupBy } from '@thymely/contract/ground/group-by';
import { presentCategories } from '../../lib/categories.ts';
import { compareDishes, type DishOrder } from '../../shared/dish-view.ts';
import * as words from './list-words.en.ts';
import type { MenuView } from './menu-view.ts';

/** Whether a search or filters leave out dishes, and not only the category. */
export function isNarrowed(view: MenuView): boolean {
  return view.q.trim() !== '' || isFiltered(view);
}

/** Whether the URL asks for diets or allergens, known ones or not. */
export function isFiltered({ diets, without }: MenuView): boolean {
  return diets.length > 0 || without.length > 0;
}

/** Whether a view shows the whole menu in its own order, under the names of its categories. */
export function isByCategory(view: MenuView): boolean {
  return !view.category && view.sort === 'default' && !isNarrowed(view);
}

/** Returns the dishes of a view in its order, without changing the menu itself. */
export function dishesInOrder(
  menu: MenuItem[],
  view: MenuView,
  categories = presentCategories(),
): MenuItem[] {
  const { category, sort } = view;
  if (isByCategory(view)) return menu.toSorted(compareInMenu(categories.all));
  const sorted = sort === 'default' ? menu : sortedBy(sort, menu);
  const dishes = category ? sorted.filter((dish) => dish.category === category) : sorted;
  return category && sort === 'default' ? dishes.toSorted(compareInCategory) : dishes;
}

type ChosenOrder = Exclude<DishOrder, 'default'>;

/** The orders in which each menu has been wanted: another page, or another category, is not sorted again. */
const ordersOf = new WeakMap<MenuItem[], Partial<Record<ChosenOrder, MenuItem[]>>>();

function sortedBy(order: ChosenOrder, menu: MenuItem[]): MenuItem[] {
  const orders = ordersOf.get(menu) ?? {};
  ordersOf.set(menu, orders);
  return (orders[order] ??= menu.toSorted(compareDishes[order]));
}

/** Dishes that stand together on a page, under their heading if there is one. */
export type DishGroup = { heading?: string; dishes: MenuItem[] };

/**
 * Splits a page of the whole menu into its categories.
 *
 * @param inOrder is the menu by category, of which the page begins at the index `start`.
 */
export function groupByCategory(
  inOrder: MenuItem[],
  { start, items }: { start: number; items: MenuItem[] },
  categories = presentCategories(),
): DishGroup[] {
  const headingOf = ({ category }: MenuItem) => categories.of(category).name;
  return [...groupBy(items, headingOf)].map(([heading, dishes]) => {
    const before = dishes[0] === items[0] ? inOrder[start - 1] : undefined;
    const isContinued = before !== undefined && headingOf(before) === heading;
    return { heading: isContinued ? words.continued(heading) : heading, dishes };
  });
}

type Shown = { start: number; items: MenuItem[]; count: number };

/** `Dishes 9–16 of 66 for “basil”`; announced to screen readers whenever the list changes. */
export function shownInWords({ q, ...shown }: Shown & Pick<MenuView, 'q'>): string {
  const search = q.trim();
  return search ? words.dishesFor(placeInWords(shown), search) : placeInWords(shown);
}

function placeInWords({ start, items, count }: Shown): string {
  if (count === 0) return words.noDishes;
  if (items.length === count) return words.dishCount(count);
  const last = start + items.length;
  return start + 1 === last ? words.dishOf(last, count) : words.dishesOf(start + 1, last, count);
}

/** Counts the dishes of each category in one pass. */
export function countByCategory(menu: MenuItem[]): Map<Category, number> {
  const counts = new Map<Category, number>();
  for (const { category } of menu) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}
