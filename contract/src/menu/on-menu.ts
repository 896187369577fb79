import type { MenuCategory } from '../categories/schema.ts';
import type { MenuItem } from './schema.ts';

/**
 * Returns the dishes that guests see, in the same order: those that do not rest and whose category is
 * not hidden.
 */
export function dishesOnMenu<Dish extends Pick<MenuItem, 'resting' | 'category'>>(
  dishes: readonly Dish[],
  categories: readonly Pick<MenuCategory, 'id' | 'hidden'>[],
): Dish[] {
  const hidden = new Set(categories.filter((each) => each.hidden).map(({ id }) => id));
  return dishes.filter(({ resting, category }) => resting !== true && !hidden.has(category));
}
