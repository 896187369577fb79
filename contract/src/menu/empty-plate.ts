import { type Category, categoryOf } from '../ground/categories.ts';

/** Returns the picture of what the dishes of a category stand on. */
export function vesselPictureOf(category: Category): string {
  return `/dish-art/vessels/${categoryOf(category).vessel}.webp`;
}

/** Returns the picture of a dish that came without one: the empty plate of its category. */
export function emptyPlateOf(category: Category): string {
  return `/dish-art/plated/empty-${categoryOf(category).vessel}.webp`;
}
