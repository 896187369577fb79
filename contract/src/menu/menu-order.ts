import type { Category } from '../ground/categories.ts';
import type { MenuItem } from './schema.ts';

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
 * @param categories in the order of the menu. A category that is not among them comes last.
 */
export function compareInMenu(categories: readonly { id: Category }[]) {
  const places = new Map(categories.map(({ id }, place) => [id, place]));
  const placeOf = ({ category }: Placed) => places.get(category) ?? categories.length;
  return (a: Placed, b: Placed): number => placeOf(a) - placeOf(b) || compareInCategory(a, b);
}
