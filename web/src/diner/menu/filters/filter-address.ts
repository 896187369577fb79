import type { DishFilter } from '../../../shared/diets/dish-filter.ts';
import { menuAddress, menuViewFrom } from '../menu-view.ts';

/**
 * The URL with other filters, from its first page. It comes from the URL itself, not from the view
 * rendered last: what was chosen a moment ago must be kept.
 */
export function addressWithFilter(filter: DishFilter): string {
  const { pathname, search } = window.location;
  const current = menuViewFrom(pathname, new URLSearchParams(search));
  return menuAddress({ ...current, ...filter, page: 1 }, pathname);
}
