import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { kitchenOrdersQuery, showSnapshot } from '../../api/kitchen.ts';
import { authState } from '../../lib/auth/auth-state.ts';
import { watchOpenOrders } from '../../lib/live/live-orders.ts';

const beginAgainAfterMs = 30_000;

export type LiveOrders = {
  /** Whether what the listener shows is what the server says now. */
  isLive: boolean;
  /** Ends the listener and begins a new one. */
  restart: () => void;
};

/** Listens to every open order; what it hears is merged into what is known. */
export function useLiveOrders(isWanted: boolean): LiveOrders {
  const client = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  const [run, setRun] = useState(0);
  const hasRenewed = useRef(false);
  const restart = useCallback(() => {
    setRun((count) => count + 1);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    let nextTry: ReturnType<typeof setTimeout> | undefined;
    const stop = watchOpenOrders({
      onChange(orders) {
        setIsLive(true);
        hasRenewed.current = false;
        showSnapshot(client, orders);
      },
      onTrouble(trouble) {
        setIsLive(false);
        // The API says whether this person may still see orders.
        void client.invalidateQueries({ queryKey: kitchenOrdersQuery.queryKey });
        if (trouble !== 'refused') return;
        const waitMs = hasRenewed.current ? beginAgainAfterMs : 0;
        hasRenewed.current = true;
        nextTry = setTimeout(() => void renewToken().then(restart), waitMs);
      },
    });
    return () => {
      clearTimeout(nextTry);
      stop();
      setIsLive(false);
    };
  }, [client, isWanted, run, restart]);
  return { isLive, restart };
}

/**
 * The listener shows the provider's token, which says for an hour what its owner was when it was
 * made: a role that is newer is in the next one only.
 */
async function renewToken(): Promise<void> {
  const auth = authState();
  if (auth.status !== 'signed-in') return;
  await auth.account.getIdToken(true).catch(() => undefined);
}
