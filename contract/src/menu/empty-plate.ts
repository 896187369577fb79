import type { Category } from '../ground/categories.ts';

/** Returns the picture of a dish that came without one: the empty plate of its category. */
export function emptyPlateOf(category: Category): string {
  return `/dish-art/plated/empty-${category}.webp`;
}
