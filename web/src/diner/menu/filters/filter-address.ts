import type { DishFilter } from '../../../shared/diets/dish-filter.ts';
import { menuAddress, menuViewFrom } from '../menu-view.ts';

/**
 * Returns the URL with other filters and without a page. It starts from the current URL rather than
 * the last rendered view, so that a filter chosen a moment ago is kept.
 */
export function addressWithFilter(filter: DishFilter): string {
  const { pathname, search } = window.location;
  const current = menuViewFrom(pathname, new URLSearchParams(search));
  return menuAddress({ ...current, ...filter, page: 1 }, pathname);
}
