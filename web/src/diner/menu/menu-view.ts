import { categories, categoryIds, type Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import {
  compareDishes,
  dishViewFrom,
  dishViewQuery,
  type DishView,
} from '../../shared/dish-view.ts';

const categoryOfPath: Record<string, Category> = { '/salad': 'salad', '/pizza': 'pizza' };

/** The dishes that the menu page shows: those of a category that match search and filters. */
export type MenuView = DishView & {
  /** The search as typed; empty for everything. */
  q: string;
  /** The diets that every dish suits. */
  diets: readonly string[];
  /** The allergens that no dish contains. */
  without: readonly string[];
};

const longestSearch = 80;

/** Reads the menu page's view from the URL. */
export function menuViewFrom(pathname: string, search: URLSearchParams): MenuView {
  const view = dishViewFrom(search);
  return {
    ...view,
    category: categoryOfPath[pathname] ?? view.category,
    q: (search.get('q') ?? '').slice(0, longestSearch),
    diets: search.getAll('diet'),
    without: search.getAll('without'),
  };
}

/** Returns the URL of a view. The salad and pizza pages keep their path with their category. */
export function menuAddress(view: MenuView, pathname: string): string {
  const keepsPath = view.category !== undefined && categoryOfPath[pathname] === view.category;
  const query = new URLSearchParams(
    dishViewQuery(keepsPath ? { ...view, category: undefined } : view),
  );
  if (view.q.trim()) query.set('q', view.q);
  for (const diet of view.diets) query.append('diet', diet);
  for (const allergen of view.without) query.append('without', allergen);
  const text = query.size > 0 ? `?${query.toString()}` : '';
  return (keepsPath ? pathname : '/menu') + text;
}

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
export function dishesInOrder(menu: MenuItem[], view: MenuView): MenuItem[] {
  const { category, sort } = view;
  if (isByCategory(view)) return menu.toSorted(byCategory);
  const dishes = category ? menu.filter((dish) => dish.category === category) : menu;
  return sort === 'default' ? dishes : dishes.toSorted(compareDishes[sort]);
}

function byCategory(a: MenuItem, b: MenuItem): number {
  return categoryIds.indexOf(a.category) - categoryIds.indexOf(b.category);
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
): DishGroup[] {
  return [...Map.groupBy(items, ({ category }) => category)].map(([category, dishes]) => {
    const { plural } = categories[category];
    const isContinued = dishes[0] === items[0] && inOrder[start - 1]?.category === category;
    return { heading: isContinued ? `${plural}, continued` : plural, dishes };
  });
}

type Shown = { start: number; items: MenuItem[]; count: number };

/** `Dishes 9–16 of 66 for “basil”`; announced to screen readers whenever the list changes. */
export function shownInWords({ q, ...shown }: Shown & Pick<MenuView, 'q'>): string {
  const search = q.trim();
  return placeInWords(shown) + (search && ` for “${search}”`);
}

function placeInWords({ start, items, count }: Shown): string {
  if (count === 0) return 'No dishes';
  if (items.length === count) return count === 1 ? '1 dish' : `${count} dishes`;
  const last = start + items.length;
  return start + 1 === last
    ? `Dish ${last} of ${count}`
    : `Dishes ${start + 1}–${last} of ${count}`;
}

/** Counts the dishes of each category in one pass. */
export function countByCategory(menu: MenuItem[]): Map<Category, number> {
  const counts = new Map<Category, number>();
  for (const { category } of menu) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}
