import { type Category, categoryOf } from '../ground/categories.ts';

/**
 * Returns what is stored as the picture of a dish that came without one: the empty plate of its
 * category. Screens show the painted plate of the dish instead (web/src/model/painted-plate.ts).
 */
export function emptyPlateOf(category: Category): string {
  return `/dish-art/plated/empty-${categoryOf(category).vessel}.webp`;
}
