import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { getMenuItem, listMenu, type MenuItem } from '@thymely/contract/menu/endpoints';
import { callApi } from '../lib/call-api.ts';
import { fetchBuilt } from './built-file.ts';
import { clockQuery, type ClockDishes } from './clock.ts';
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
  queryFn: async ({ signal }) => standoutDishes(await fetchBuilt<MenuItem[]>('/menu.json', signal)),
  staleTime: Infinity,
});

export function standoutDishes(menu: MenuItem[]): MenuItem[] {
  return menu.filter(({ category }) => category === 'popular');
}

/** A dish and what goes well with it, from the menu the site was built with: only its own page has it. */
export function builtDishQuery(id: string) {
  return queryOptions<MenuItem[]>({
    queryKey: [publicKeys.builtDish, id],
    queryFn: skipToken,
    staleTime: Infinity,
  });
}

/** What a prerendered page was rendered from; the browser has to start from the same data. */
export type PageData = {
  menu?: MenuItem[];
  standoutDishes?: MenuItem[];
  clock?: ClockDishes;
  /** First the dish of its own page, then what goes well with it. */
  dish?: MenuItem[];
};

/** Seeds the queries with a page's data. Stale on arrival: the live menu is fetched at once. */
export function seedQueries(
  client: QueryClient,
  { menu, standoutDishes, clock, dish }: PageData,
): void {
  const updatedAt = 0;
  if (menu) client.setQueryData(menuQuery.queryKey, menu, { updatedAt });
  if (standoutDishes) {
    client.setQueryData(standoutDishesQuery.queryKey, standoutDishes, { updatedAt });
  }
  if (clock) client.setQueryData(clockQuery.queryKey, clock, { updatedAt });
  const [first] = dish ?? [];
  if (first) client.setQueryData(builtDishQuery(first._id).queryKey, dish, { updatedAt });
}
