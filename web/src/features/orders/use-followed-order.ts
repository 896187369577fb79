import { useQuery } from '@tanstack/react-query';
import { isUnderWay, orderQuery, type Order } from '../../api/orders.ts';
import { isApiError } from '../../lib/http/api-error.ts';
import { useIsOnline } from '../../lib/network.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';

const askAgainAfterMs = 10_000;

/** In milliseconds; false once nobody can move the order any more, or there is none. */
export function whenToAskAgain(order: Order | undefined, error: unknown): number | false {
  const isOver = order !== undefined && !isUnderWay(order);
  return isOver || isApiError(error, 404) ? false : askAgainAfterMs;
}

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
    refetchInterval: ({ state }) => whenToAskAgain(state.data?.order, state.error),
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
