import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getMenuItem, listMenu, type MenuItem } from '@thymely/contract/menu/endpoints';
import { callApi } from '../lib/call-api.ts';
import { ApiError } from '../lib/http/api-error.ts';
import { publicKeys } from './query-client.ts';

/** The whole menu, newest dish first. */
export const menuQuery = queryOptions({
  queryKey: [publicKeys.menu],
  queryFn: ({ signal }) => callApi(listMenu, { query: {}, signal }),
});

export function menuItemQuery(id: string) {
  return queryOptions({
    queryKey: [publicKeys.menu, id],
    queryFn: ({ signal }) => callApi(getMenuItem, { params: { id }, signal }),
  });
}

/** Dishes of the home page's carousel: the popular ones of the menu the site was built with. */
export const standoutDishesQuery = queryOptions({
  queryKey: [publicKeys.standoutDishes],
  queryFn: async ({ signal }) => standoutDishes(await fetchBuiltMenu(signal)),
  staleTime: Infinity,
});

export function standoutDishes(menu: MenuItem[]): MenuItem[] {
  return menu.filter(({ category }) => category === 'popular');
}

/** A static file, so it responds before the API does. */
async function fetchBuiltMenu(signal: AbortSignal): Promise<MenuItem[]> {
  const response = await fetch('/menu.json', { signal });
  if (!response.ok) {
    throw new ApiError({
      status: response.status,
      code: 'UNREADABLE',
      message: "We couldn't load the dishes. Please try again.",
    });
  }
  return (await response.json()) as MenuItem[];
}

/** What a prerendered page was rendered from; the browser has to start from the same data. */
export type PageData = {
  menu?: MenuItem[];
  standoutDishes?: MenuItem[];
};

/** Seeds the queries with a page's data. Stale on arrival: the live menu is fetched at once. */
export function seedQueries(client: QueryClient, { menu, standoutDishes }: PageData): void {
  const updatedAt = 0;
  if (menu) client.setQueryData(menuQuery.queryKey, menu, { updatedAt });
  if (standoutDishes) {
    client.setQueryData(standoutDishesQuery.queryKey, standoutDishes, { updatedAt });
  }
}
