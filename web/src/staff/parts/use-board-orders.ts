import { useCallback, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '@thymely/contract/orders/endpoints';
import { kitchenOrdersQuery, listEveryMs } from '../../api/kitchen.ts';
import { nothingKnown, type KnownOrders } from '../../api/orders/known-orders.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { onSessionEnd } from '../../lib/session/session-events.ts';
import type { ScreenSetup } from './screen-setup.ts';
import { useBoardConnection, type BoardConnection } from './use-board-connection.ts';
import { useHeartbeat } from './use-heartbeat.ts';
import { latestPause, useLiveNews } from './use-live-news.ts';
import { useLiveBoardOrders } from './use-live-orders.ts';

export type BoardOrders = Pick<
  KnownOrders,
  'unreadable' | 'isFull' | 'notShown' | 'unacknowledged' | 'gone'
> & {
  /** The open orders, sorted by due time; undefined until they are known. */
  orders: readonly Order[] | undefined;
  connection: BoardConnection;
  /** When the server last confirmed the orders, by its clock; 0 until they are known. */
  asOfMs: number;
  /** Whether the session or the role has ended, so that no orders are shown anymore. */
  isClosed: boolean;
  /** The reason why the orders are not known. */
  error?: unknown;
  /** The time until which orders are paused; undefined while that is not known. */
  pausedUntil: string | null | undefined;
  /** The sentence for guests while ordering is closed; undefined while only GET /ordering knows. */
  closedNotice?: string | null | undefined;
  /** The version of the server; undefined until it is known. */
  serverVersion?: string | undefined;
  isLoading: boolean;
  reload: () => void;
};

const afterFailureMs = 3000;
/** The delay after which a new list is requested because two sources disagree. */
const settleAfterMs = 1000;

/**
 * Returns every open order as it is now, while the board is shown: first the API's list, then the
 * listener's changes, and the list every ten seconds while there is no listener. A heartbeat checks
 * every minute that nothing was missed.
 */
export function useBoardOrders({ name }: ScreenSetup): BoardOrders {
  const isClosed = useIsClosed();
  const isOpen = !isClosed;
  const { list, live, reload } = useOrderSources(isOpen);
  const known = list.data;
  const beat = useHeartbeat({
    name,
    reload,
    restart: live.restart,
    isWanted: isOpen && known !== undefined,
  });
  const news = useLiveNews(isOpen && known !== undefined);
  const connection = useBoardConnection({ list, beat, isLive: live.isLive });
  const confirmedAtMs = beat.data?.complete ? beat.dataUpdatedAt : 0;
  const { unreadable, isFull, notShown, unacknowledged, gone } = known ?? nothingKnown;
  return {
    unreadable,
    isFull,
    notShown,
    gone,
    unacknowledged: isOpen ? unacknowledged : [],
    orders: isOpen ? known?.orders : undefined,
    connection,
    asOfMs: known ? serverTimeOf(Math.max(list.dataUpdatedAt, confirmedAtMs)) : 0,
    isClosed,
    ...(!known && list.error !== null && { error: list.error }),
    pausedUntil: latestPause(news, beat.data),
    closedNotice: news?.closedNotice,
    serverVersion: beat.data?.version,
    isLoading: list.isFetching,
    reload,
  };
}

/** The list and the listener. A page that is shown again requests the list at once. */
function useOrderSources(isOpen: boolean) {
  const [isAsked, setIsAsked] = useState(false);
  const live = useLiveBoardOrders(isOpen && isAsked);
  const list = useQuery({
    ...kitchenOrdersQuery,
    enabled: isOpen,
    retry: false,
    refetchInterval: ({ state }) => {
      if (state.error) return afterFailureMs;
      return live.isLive ? false : listEveryMs;
    },
    // A board that nobody looks at still has to ring.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const { refetch, isFetched } = list;
  if (isFetched && !isAsked) setIsAsked(true);
  const reload = useCallback(() => void refetch(), [refetch]);
  useEffect(() => {
    addEventListener('pageshow', reload);
    return () => {
      removeEventListener('pageshow', reload);
    };
  }, [reload]);
  const isUnsettled = list.data?.isUnsettled === true;
  useEffect(() => {
    if (!isUnsettled) return;
    let waitMs = settleAfterMs;
    let timer = setTimeout(function settle() {
      reload();
      waitMs = Math.min(2 * waitMs, listEveryMs);
      timer = setTimeout(settle, waitMs);
    }, waitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isUnsettled, reload]);
  return { list, live, reload };
}

function useIsClosed(): boolean {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(
    () =>
      onSessionEnd(() => {
        setIsClosed(true);
      }),
    [],
  );
  return isClosed;
}
