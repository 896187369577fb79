import { useQuery } from '@tanstack/react-query';
import { isUnderWay, orderQuery, type Order } from '../../api/orders.ts';
import { isApiError } from '../../lib/http/api-error.ts';
import { useIsOnline } from '../../lib/network.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';

const askAgainAfterMs = 10_000;

export type FollowedOrder =
  | { status: 'loading' }
  /** There is none with this ID, or it is another diner's: nobody can tell which. */
  | { status: 'missing' }
  | { status: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | {
      status: 'known';
      order: Order;
      /** When the server last confirmed it, by the server's clock. */
      asOfMs: number;
      /** Why it may have moved since. */
      outOfDate: 'offline' | 'unreachable' | undefined;
    };

/**
 * An order as it is now, for as long as its page is shown. How it is kept up to date is known here
 * only: for now the server is asked every ten seconds while the page is visible, and at once when it
 * becomes visible or the connection is back, until nobody can move the order any more.
 */
export function useFollowedOrder(id: string): FollowedOrder {
  const isOnline = useIsOnline();
  const { data, error, isFetching, isRefetchError, dataUpdatedAt, refetch } = useQuery({
    ...orderQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isOver = state.data && !isUnderWay(state.data.order);
      return isOver || isApiError(state.error, 404) ? false : askAgainAfterMs;
    },
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  if (isApiError(error, 404)) return { status: 'missing' };
  if (data) {
    const isStuck = isRefetchError ? 'unreachable' : undefined;
    return {
      status: 'known',
      order: data.order,
      asOfMs: serverTimeOf(dataUpdatedAt),
      outOfDate: isOnline ? isStuck : 'offline',
    };
  }
  if (error === null) return { status: 'loading' };
  return { status: 'failed', error, isRetrying: isFetching, retry: () => void refetch() };
}
