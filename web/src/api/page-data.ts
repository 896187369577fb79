import type { QueryClient } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery, standoutDishesQuery } from './menu.ts';

/** What a prerendered page was drawn from; the browser has to start from the same. */
export type PageData = {
  menu?: MenuItem[];
  standoutDishes?: MenuItem[];
};

/** Puts a page's data where its queries look. Old on arrival: the live menu is asked for at once. */
export function seedQueries(client: QueryClient, { menu, standoutDishes }: PageData): void {
  const updatedAt = 0;
  if (menu) client.setQueryData(menuQuery.queryKey, menu, { updatedAt });
  if (standoutDishes) {
    client.setQueryData(standoutDishesQuery.queryKey, standoutDishes, { updatedAt });
  }
}

/** The data that stands in the page itself. */
export function readPageData(): PageData {
  const json = document.getElementById('page-data')?.textContent;
  return json ? (JSON.parse(json) as PageData) : {};
}
