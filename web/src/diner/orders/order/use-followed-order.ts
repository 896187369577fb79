import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isUnderWay, orderQuery, type Order } from '../../../api/orders/orders.ts';
import { isApiError } from '../../../lib/http/api-error.ts';
import { useIsOnline } from '../../../lib/chunks/network.ts';
import { serverTimeOf } from '../../../lib/server-clock.ts';
import { useLiveOrders } from '../use-live-orders.ts';

const askAgainAfterMs = 10_000;

/** Returns milliseconds; false once nobody can move the order anymore, or without an order. */
export function whenToAskAgain(order: Order | undefined, error: unknown): number | false {
  const isOver = order !== undefined && !isUnderWay(order);
  return isOver || isApiError(error, 404) ? false : askAgainAfterMs;
}

export type FollowedOrder =
  | { status: 'loading' }
  /** No order has this ID, or it is another diner's; the response is the same. */
  | { status: 'missing' }
  | { status: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | {
      status: 'known';
      order: Order;
      /** When the server last confirmed the order, by the server's clock. */
      asOfMs: number;
      /** Why the order may have moved since. */
      outOfDate: 'offline' | 'unreachable' | undefined;
    };

/**
 * Returns an order as it is now, for as long as its page is shown. Only this hook knows how it is
 * updated: the API answers first, then Firestore reports every change. While Firestore does not,
 * the API is asked every ten seconds, and once whenever a change may have been missed.
 */
export function useFollowedOrder(id: string): FollowedOrder {
  const isOnline = useIsOnline();
  const [isLive, setIsLive] = useState(false);
  const liveUntilMs = useLiveUntil(isLive);
  const { data, error, isFetching, isRefetchError, dataUpdatedAt, refetch } = useQuery({
    ...orderQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }) => !isLive && whenToAskAgain(state.data?.order, state.error),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useLiveOrders(data && isUnderWay(data.order) ? [id] : [], {
    onLive: setIsLive,
    reconcile: () => void refetch({ cancelRefetch: false }),
  });
  if (isApiError(error, 404)) return { status: 'missing' };
  if (data) {
    const isStuck = isRefetchError && !isLive ? 'unreachable' : undefined;
    return {
      status: 'known',
      order: data.order,
      asOfMs: serverTimeOf(Math.max(dataUpdatedAt, liveUntilMs)),
      outOfDate: isOnline ? isStuck : 'offline',
    };
  }
  if (error === null) return { status: 'loading' };
  return { status: 'failed', error, isRetrying: isFetching, retry: () => void refetch() };
}

/** Returns when live updates ended with the connection, by this device's clock; 0 if never. */
function useLiveUntil(isLive: boolean): number {
  const [untilMs, setUntilMs] = useState(0);
  useEffect(() => {
    if (!isLive) return undefined;
    const note = () => {
      setUntilMs(Date.now());
    };
    addEventListener('offline', note);
    return () => {
      removeEventListener('offline', note);
    };
  }, [isLive]);
  return untilMs;
}
