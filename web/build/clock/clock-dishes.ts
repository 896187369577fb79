import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** The category served at each hour, from one o'clock to twelve; each has two hours. */
const courses: readonly Category[] = [
  ...(['soup', 'popular', 'drinks', 'dessert'] as const),
  ...(['drinks', 'salad', 'pizza', 'soup'] as const),
  ...(['popular', 'dessert', 'pizza', 'salad'] as const),
];

/**
 * Returns the twelve dishes of the clock, from one o'clock to twelve; those of a category are in
 * the menu's order. A category that has none left is filled up with popular dishes, then with null.
 */
export function clockDishes(menu: readonly MenuItem[]): (MenuItem | null)[] {
  const left = Map.groupBy(menu, ({ category }) => category);
  const served = courses.map((category) => left.get(category)?.shift() ?? null);
  return served.map((dish) => dish ?? left.get('popular')?.shift() ?? null);
}
