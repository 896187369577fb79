import type { MenuItem } from './endpoints.ts';

/** Returns the dishes that guests see: those that do not rest, in the same order. */
export function dishesOnMenu<Dish extends Pick<MenuItem, 'resting'>>(
  dishes: readonly Dish[],
): Dish[] {
  return dishes.filter(({ resting }) => resting !== true);
}
