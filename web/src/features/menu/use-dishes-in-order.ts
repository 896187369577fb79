import { useMemo } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { dishesInOrder, type MenuView } from './menu-view.ts';

/** The dishes of a category in an order: sorted once, however many pages are turned. */
export function useDishesInOrder(
  menu: MenuItem[] | undefined,
  { category, sort }: Pick<MenuView, 'category' | 'sort'>,
): MenuItem[] | undefined {
  return useMemo(() => menu && dishesInOrder(menu, { category, sort }), [menu, category, sort]);
}
