import type { Category } from '@thymely/contract/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import {
  compareDishes,
  dishViewFrom,
  dishViewQuery,
  type DishView,
} from '../../shared/dish-view.ts';

const categoryOfPath: Record<string, Category> = { '/salad': 'salad', '/pizza': 'pizza' };

/** What the URL says about the menu page. */
export function menuViewFrom(pathname: string, search: URLSearchParams): DishView {
  const view = dishViewFrom(search);
  return { ...view, category: categoryOfPath[pathname] ?? view.category };
}

/** The URL of a view. The salad and pizza pages keep theirs while their category stays. */
export function menuAddress(view: DishView, pathname: string): string {
  const keepsPath = view.category !== undefined && categoryOfPath[pathname] === view.category;
  return keepsPath
    ? pathname + dishViewQuery({ ...view, category: undefined })
    : `/menu${dishViewQuery(view)}`;
}

/** The dishes of a category in an order; the menu itself is not modified. */
export function dishesInOrder(
  menu: MenuItem[],
  { category, sort }: Pick<DishView, 'category' | 'sort'>,
): MenuItem[] {
  const dishes = category ? menu.filter((dish) => dish.category === category) : menu;
  return sort === 'default' ? dishes : dishes.toSorted(compareDishes[sort]);
}

type Shown = { start: number; items: MenuItem[]; count: number };

/** `Dishes 9–16 of 66`; announced to screen readers whenever the list changes. */
export function shownInWords({ start, items, count }: Shown): string {
  if (count === 0) return 'No dishes';
  if (items.length === count) return count === 1 ? '1 dish' : `${count} dishes`;
  const last = start + items.length;
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
