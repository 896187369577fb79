import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { seedQueries, type PageData } from './menu.ts';
import { queryClient } from './query-client.ts';

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
