import { categories, type Category } from '@thymely/contract/limits';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { dishesPerPage, sortOptions, type SortOrder } from './menu-options.ts';

/** What the address says about the menu page. */
export type MenuView = {
  category: Category | undefined;
  sort: SortOrder;
  /** From 1. */
  page: number;
};

const categoryOfPath: Record<string, Category> = { '/salad': 'salad', '/pizza': 'pizza' };

/** Reads the address; what makes no sense counts as not said. */
export function menuViewFrom(pathname: string, search: URLSearchParams): MenuView {
  const page = Number(search.get('page'));
  return {
    category:
      categoryOfPath[pathname] ??
      categories.find((category) => category === search.get('category')),
    sort: sortOptions.find(({ value }) => value === search.get('sort'))?.value ?? 'default',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a view. The salad and pizza pages keep theirs while their category stays. */
export function menuAddress(view: MenuView, pathname: string): string {
  const keepsPath = view.category !== undefined && categoryOfPath[pathname] === view.category;
  const search = new URLSearchParams();
  if (view.category && !keepsPath) search.set('category', view.category);
  if (view.sort !== 'default') search.set('sort', view.sort);
  if (view.page > 1) search.set('page', String(view.page));
  const path = keepsPath ? pathname : '/menu';
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const comparisons: Record<Exclude<SortOrder, 'default'>, (a: MenuItem, b: MenuItem) => number> = {
  'name-asc': (a, b) => byName.compare(a.name, b.name),
  'name-desc': (a, b) => byName.compare(b.name, a.name),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
};

/** The dishes of a category in an order; the menu itself is left as it is. */
export function dishesInOrder(
  menu: MenuItem[],
  { category, sort }: Pick<MenuView, 'category' | 'sort'>,
): MenuItem[] {
  const dishes = category ? menu.filter((dish) => dish.category === category) : menu;
  return sort === 'default' ? dishes : dishes.toSorted(comparisons[sort]);
}

/** One page of dishes. A page past the end is the last one. */
export function pageOf(dishes: MenuItem[], wanted: number) {
  const pages = Math.max(1, Math.ceil(dishes.length / dishesPerPage));
  const page = Math.min(wanted, pages);
  const start = (page - 1) * dishesPerPage;
  return { page, pages, start, dishes: dishes.slice(start, start + dishesPerPage) };
}

type Shown = { start: number; dishes: MenuItem[]; count: number };

/** `Dishes 9–16 of 66`; told to readers whenever the list changes. */
export function shownInWords({ start, dishes, count }: Shown): string {
  if (count === 0) return 'No dishes';
  if (dishes.length === count) return count === 1 ? '1 dish' : `${count} dishes`;
  const last = start + dishes.length;
  return start + 1 === last
    ? `Dish ${last} of ${count}`
    : `Dishes ${start + 1}–${last} of ${count}`;
}

/** How many dishes each category has, in one pass. */
export function countByCategory(menu: MenuItem[]): Map<Category, number> {
  const counts = new Map<Category, number>();
  for (const { category } of menu) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}
