import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** What is served at each hour, from one o'clock to twelve: two dishes of each category. */
const courses: readonly Category[] = [
  ...(['soup', 'popular', 'drinks', 'dessert'] as const),
  ...(['drinks', 'salad', 'pizza', 'soup'] as const),
  ...(['popular', 'dessert', 'pizza', 'salad'] as const),
];

/**
 * The twelve dishes of the clock, from one o'clock to twelve, each category's in the menu's order.
 * Where a category has none left, a further popular dish stands in; null when there is none.
 */
export function clockDishes(menu: readonly MenuItem[]): (MenuItem | null)[] {
  const left = Map.groupBy(menu, ({ category }) => category);
  const served = courses.map((category) => left.get(category)?.shift() ?? null);
  return served.map((dish) => dish ?? left.get('popular')?.shift() ?? null);
}
