import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { getMenuItem, type MenuItem } from '@thymely/contract/menu/endpoints';
import { compareInCategory } from '@thymely/contract/menu/menu-order';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { presentCategories } from '../../lib/categories.ts';
import { callApi } from '../../lib/http/call-api.ts';
import { fetchBuilt } from './built-file.ts';
import { fetchMenu } from './fetch-menu.ts';
import { clockQuery, type ClockDishes } from '../clock.ts';
import { publicKeys } from '../query-client.ts';

/** The whole menu, newest dish first. */
export const menuQuery = queryOptions({
  queryKey: [publicKeys.menu],
  queryFn: ({ signal }) => fetchMenu({ query: {}, signal }),
});

/** The menu that the menu page was built with; only that page contains it. */
export const builtMenuQuery = queryOptions<MenuItem[]>({
  queryKey: [publicKeys.builtMenu],
  queryFn: skipToken,
  staleTime: Infinity,
});

export function menuItemQuery(id: string) {
  return queryOptions({
    queryKey: [publicKeys.menu, id],
    queryFn: ({ signal }) => callApi(getMenuItem, { params: { id }, signal }),
  });
}

/** The dishes of the home page's carousel: those of one category of the menu the site was built with. */
export const standoutDishesQuery = queryOptions({
  queryKey: [publicKeys.standoutDishes],
  queryFn: async ({ signal }) => standoutDishes(await fetchBuilt<MenuItem[]>('/menu.json', signal)),
  staleTime: Infinity,
});

export function standoutDishes(menu: MenuItem[], categories = presentCategories()): MenuItem[] {
  const standout = menu.filter(({ category }) => categories.of(category).carousel);
  return standout.toSorted(compareInCategory);
}

/** The data that the page of a dish was built with. */
export type BuiltDish = {
  /** First the dish, then what goes well with it. */
  dishes: MenuItem[];
  /** The option groups of the dish. */
  groups: OptionGroup[];
};

/** The data of a dish's page; only that page contains it. */
export function builtDishQuery(id: string) {
  return queryOptions<BuiltDish>({
    queryKey: [publicKeys.builtDish, id],
    queryFn: skipToken,
    staleTime: Infinity,
  });
}

/** The data that a page was prerendered from; the browser has to start from the same data. */
export type PageData = {
  menu?: MenuItem[];
  standoutDishes?: MenuItem[];
  clock?: ClockDishes;
  dish?: BuiltDish;
};

/** Seeds the queries with a page's data, which is stale: the live menu is fetched at once. */
export function seedQueries(
  client: QueryClient,
  { menu, standoutDishes, clock, dish }: PageData,
): void {
  const updatedAt = 0;
  if (menu) {
    client.setQueryData(menuQuery.queryKey, menu, { updatedAt });
    client.setQueryData(builtMenuQuery.queryKey, menu, { updatedAt });
  }
  if (standoutDishes) {
    client.setQueryData(standoutDishesQuery.queryKey, standoutDishes, { updatedAt });
  }
  if (clock) client.setQueryData(clockQuery.queryKey, clock, { updatedAt });
  const [first] = dish?.dishes ?? [];
  if (first) client.setQueryData(builtDishQuery(first._id).queryKey, dish, { updatedAt });
}
