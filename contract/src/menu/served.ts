import type { MenuCategory } from '../categories/schema.ts';
import type { ServingTime } from '../categories/served.schema.ts';
import type { MenuItem } from './schema.ts';

/** Returns when a dish is served: at its own times, or at those of its category. Undefined is always. */
export function servedOf(
  { served, category }: Pick<MenuItem, 'served' | 'category'>,
  categories: readonly Pick<MenuCategory, 'id' | 'served'>[],
): readonly ServingTime[] | undefined {
  return served ?? categories.find(({ id }) => id === category)?.served;
}
