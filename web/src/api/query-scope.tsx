import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { seedQueries, type PageData } from './menu/menu.ts';
import { queryClient } from './query-client.ts';

/** Reads the data embedded in the page. */
function readPageData(): PageData {
  const json = document.getElementById('page-data')?.textContent;
  return json ? (JSON.parse(json) as PageData) : {};
}

// The prerenderer seeds the cache for each page; a browser has one page to start from.
if (!import.meta.env.SSR) seedQueries(queryClient, readPageData());

/**
 * Provides the app's query cache to its children. Each part that calls the API has a scope of its
 * own, instead of one around the whole app, so that the first load does not include the query
 * library.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
