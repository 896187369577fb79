import type { Category } from '../ground/categories.ts';
import type { MenuItem } from './endpoints.ts';

type Placed = Pick<MenuItem, 'category' | 'position'>;

/**
 * Compares dishes of one category as the menu shows them: the arranged ones first. All others are
 * equal, so that a sort keeps their order, the newest first.
 */
export function compareInCategory(a: Placed, b: Placed): number {
  return (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER);
}

/**
 * Compares dishes as the whole menu shows them: by category, and within one as they were arranged.
 *
 * @param categoryIds in the order of the menu. A category that it lacks comes last.
 */
export function compareInMenu(categoryIds: readonly Category[]) {
  const placeOf = ({ category }: Placed) => {
    const place = categoryIds.indexOf(category);
    return place < 0 ? categoryIds.length : place;
  };
  return (a: Placed, b: Placed): number => placeOf(a) - placeOf(b) || compareInCategory(a, b);
}
