import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { dishesOnMenu } from '@thymely/contract/menu/on-menu';
import { presentCategories } from '../../lib/categories.ts';

/** Counts the dishes that guests see otherwise than the published pages show them, or not at all. */
export function changesSincePublished(
  published: readonly MenuItem[],
  menu: readonly MenuItem[],
): number {
  const before = shownById(published);
  const now = shownById(dishesOnMenu(menu, presentCategories().all));
  const ids = new Set([...before.keys(), ...now.keys()]);
  return [...ids].filter((id) => before.get(id) !== now.get(id)).length;
}

/** What pages show of each dish, as a text that is the same for the same content. */
function shownById(dishes: readonly MenuItem[]): Map<string, string> {
  return new Map(dishes.map((dish) => [dish._id, shown(dish)]));
}

function shown(dish: MenuItem): string {
  const { name, category, price, recipe, image, diets, allergens, optionGroups, sizes } = dish;
  const declared = [diets?.toSorted(), allergens?.toSorted(), optionGroups ?? [], sizes];
  return JSON.stringify([name, category, price, recipe, image, ...declared]);
}
