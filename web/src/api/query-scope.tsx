import type { ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery, standoutDishesQuery } from './menu.ts';
import { queryClient } from './query-client.ts';

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
function readPageData(): PageData {
  const json = document.getElementById('page-data')?.textContent;
  return json ? (JSON.parse(json) as PageData) : {};
}

// The prerenderer seeds the cache page by page; a browser has one page to start from.
if (!import.meta.env.SSR) seedQueries(queryClient, readPageData());

/**
 * Gives what is inside the app's cache of answers. It stands around the parts that ask the API and
 * not around the whole app: the first load does without the query library.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
