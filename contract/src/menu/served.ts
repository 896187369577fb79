import type { MenuCategory, ServingTime } from '../categories/endpoints.ts';
import type { MenuItem } from './endpoints.ts';

/** Returns when a dish is served: at its own times, or at those of its category. Undefined is always. */
export function servedOf(
  { served, category }: Pick<MenuItem, 'served' | 'category'>,
  categories: readonly Pick<MenuCategory, 'id' | 'served'>[],
): readonly ServingTime[] | undefined {
  return served ?? categories.find(({ id }) => id === category)?.served;
}
