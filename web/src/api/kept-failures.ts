import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * While nothing is known yet, a new try would make a query pending again: what says why the last
 * one failed would be gone, with its button, which has the focus. So the failure stays until there
 * is an answer, for as long as it is shown: a screen that is opened later begins anew.
 */
export function keepFailures(client: QueryClient): void {
  const failures = new WeakMap<Query, Error>();
  client.getQueryCache().subscribe((event) => {
    const query = event.query as Query;
    if (event.type === 'observerRemoved' && query.getObserversCount() === 0) failures.delete(query);
    if (event.type !== 'updated') return;
    const { error, data } = query.state;
    if (event.action.type === 'error' && error) failures.set(query, error);
    const kept = failures.get(query);
    if (event.action.type === 'fetch' && data === undefined && kept) {
      query.setState({ status: 'error', error: kept });
    }
  });
}
