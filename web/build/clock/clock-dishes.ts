import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { groupBy } from '@thymely/contract/ground/group-by';
import { meals } from '../../../brands/chosen-brand.ts';

/**
 * Returns the twelve dishes of the clock, from one o'clock to twelve; those of a category are in
 * the menu's order. A category that has none left is filled up with dishes of the carousel, then with null.
 */
export function clockDishes(
  menu: readonly MenuItem[],
  categories: readonly MenuCategory[] = startingCategories,
): (MenuItem | null)[] {
  const carousel = categories.find((category) => category.carousel)?.id ?? '';
  const left = groupBy(menu, ({ category }) => category);
  const served = meals.clock.map((category) => left.get(category)?.shift() ?? null);
  return served.map((dish) => dish ?? left.get(carousel)?.shift() ?? null);
}
