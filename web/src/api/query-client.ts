import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../lib/http/api-error.ts';
import { onSessionEnd } from '../lib/session/session-events.ts';

/**
 * First words of the keys of answers that are the same for everyone: all others go when a session
 * ends. By key, because data that was put there without a query carries nothing else.
 */
export const publicKeys = { menu: 'menu', standoutDishes: 'standout-dishes' } as const;

const maxRetries = 2;

/** Only what may pass by itself is tried again: no answer, and the server's own trouble. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const mayPass = !isApiError(error) || error.status === 0 || error.status >= 500;
  return mayPass && failures < maxRetries;
}

/** Forgets everything that belongs to a person. */
export function dropPersonalAnswers(client: QueryClient): void {
  client.getMutationCache().clear();
  const isPublic = (key: unknown) => Object.values<unknown>(publicKeys).includes(key);
  client.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey[0]) });
}

/** The app's one cache of answers. A session that ends takes its answers along. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetry },
    // Offline too a change is tried, and its failure told, rather than kept for later.
    mutations: { retry: false, networkMode: 'always' },
  },
});

onSessionEnd(() => {
  dropPersonalAnswers(queryClient);
});
