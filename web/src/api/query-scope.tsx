import type { ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { seedQueries, type PageData } from './menu/menu.ts';
import { queryClient } from './query-client.ts';

let seeding: Promise<void> | undefined;

/**
 * Seeds the cache, once, with the data that the page was built from, so that its parts hydrate to
 * what they show. The prerenderer seeds the cache for each page itself.
 * @throws if the data cannot be loaded, like a missing chunk
 */
export function seedFromPage(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  seeding ??= seed().catch((error: unknown) => {
    seeding = undefined;
    throw error;
  });
  return seeding;
}

async function seed(): Promise<void> {
  const url = document.querySelector<HTMLElement>('[data-page-data]')?.dataset['pageData'];
  if (url === undefined) return;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  seedQueries(queryClient, (await response.json()) as PageData);
}

/**
 * Provides the app's query cache to its children. Each part that calls the API has a scope of its
 * own, instead of one around the whole app, so that the first load does not include the query
 * library.
 */
export function QueryScope({ children }: { children: ReactElement }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
