import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@thymely/contract/orders/endpoints';
import { heartbeatQuery, kitchenOrdersQuery } from '../../api/kitchen.ts';
import { isApiError } from '../../lib/http/api-error.ts';
import { useIsOnline } from '../../lib/network.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { onSessionEnd } from '../../lib/session/session-events.ts';
import type { ScreenSetup } from './screen-setup.ts';

/** `offline`: nothing was heard for a while, and what is shown may be out of date. */
export type BoardConnection = 'live' | 'polling' | 'offline';

export type BoardOrders = {
  /** The open orders, the one due first on top; undefined until they are known. */
  orders: readonly Order[] | undefined;
  connection: BoardConnection;
  /** When the server last confirmed them, by its clock. */
  asOfMs: number;
  /** Why this person sees no orders any more: the role was taken away, or the session has ended. */
  closed?: 'role' | 'session';
  /** Why they are not known. */
  error?: unknown;
  /** Until when no orders are taken; undefined while that is not known. */
  pausedUntil: string | null | undefined;
  reload: () => void;
};

const offlineAfterMs = 5000;

/** Every open order as it is now, for as long as the board is shown. */
export function useBoardOrders(setup: ScreenSetup): BoardOrders {
  const client = useQueryClient();
  const closed = useClosed();
  const isOpen = closed === undefined;
  const list = useQuery({
    ...kitchenOrdersQuery,
    enabled: isOpen,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const isKnown = list.data !== undefined;
  const beat = useQuery({
    ...heartbeatQuery(setup.name),
    enabled: isOpen && isKnown,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const isIncomplete = beat.data?.complete === false;
  useEffect(() => {
    if (isIncomplete) void client.invalidateQueries({ queryKey: kitchenOrdersQuery.queryKey });
  }, [client, isIncomplete, beat.dataUpdatedAt]);

  const refused = [list.error, beat.error].some(isRoleRefusal);
  const isCutOff = useIsOnline() ? isUnreachable(list.error) || isUnreachable(beat.error) : true;
  const isOffline = useLasting(isCutOff, offlineAfterMs);
  const why = refused ? 'role' : closed;
  return {
    orders: why ? undefined : list.data,
    connection: isOffline ? 'offline' : 'polling',
    asOfMs: serverTimeOf(list.dataUpdatedAt),
    ...(why && { closed: why }),
    ...(!isKnown && list.error && { error: list.error }),
    pausedUntil: beat.data?.pausedUntil,
    reload: () => void list.refetch(),
  };
}

function isRoleRefusal(error: unknown): boolean {
  return isApiError(error, 403) && error.code !== 'APP_CHECK_FAILED';
}

function isUnreachable(error: unknown): boolean {
  return isApiError(error, 0) || (isApiError(error) && error.status >= 500);
}

function useClosed(): 'session' | undefined {
  const [closed, setClosed] = useState<'session'>();
  useEffect(
    () =>
      onSessionEnd(() => {
        setClosed('session');
      }),
    [],
  );
  return closed;
}

/** Whether something has been so for that long. */
function useLasting(isSo: boolean, forMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isSo) return;
    timer.current = setTimeout(() => {
      setLasts(true);
    }, forMs);
    return () => {
      clearTimeout(timer.current);
      setLasts(false);
    };
  }, [isSo, forMs]);
  return isSo && lasts;
}
