import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isReachable } from '../lib/chunks/network.ts';
import { isApiError, isUnanswered } from '../lib/http/api-error.ts';
import { onSessionEnd } from '../lib/session/session-events.ts';
import { keepFailures } from './kept-failures.ts';

/**
 * The first parts of the keys of data that is the same for everyone: all other data is dropped when
 * a session ends. Keys decide, because data that was seeded without a query has no other metadata.
 */
export const publicKeys = {
  menu: 'menu',
  builtMenu: 'built-menu',
  standoutDishes: 'standout-dishes',
  builtDish: 'built-dish',
  optionGroups: 'option-groups',
  ordering: 'ordering',
  clock: 'clock',
} as const;

const maxRetries = 2;

/** Retries only transient failures: no response, and server errors. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const mayPass = !isApiError(error) || isUnanswered(error);
  return mayPass && failures < maxRetries;
}

/** Removes all personal data. */
export function dropPersonalAnswers(client: QueryClient): void {
  client.getMutationCache().clear();
  const isPublic = (key: unknown) => Object.values<unknown>(publicKeys).includes(key);
  client.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey[0]) });
}

/** The app's only query cache, whose personal data is dropped when a session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetry },
    // Even offline, a mutation is tried and its failure shown, rather than queued for later.
    mutations: { retry: false, networkMode: 'always' },
  },
});

keepFailures(queryClient);

// A browser that reports no connection is not believed before the site has been asked.
onlineManager.setEventListener((setOnline) => {
  if (typeof window === 'undefined') return;
  const judge = () => {
    if (navigator.onLine) setOnline(true);
    else void isReachable().then((canBeReached) => setOnline(navigator.onLine || canBeReached));
  };
  for (const type of ['online', 'offline']) window.addEventListener(type, judge);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, judge);
  };
});

onSessionEnd(() => {
  dropPersonalAnswers(queryClient);
});
