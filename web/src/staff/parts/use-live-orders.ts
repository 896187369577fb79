import { useCallback, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { kitchenOrdersQuery, showSnapshot } from '../../api/kitchen.ts';
import { watchOpenOrders } from '../../lib/live/live-orders.ts';

const beginAgainAfterMs = 30_000;

export type LiveBoardOrders = {
  /** Whether the listener shows the server's present state. */
  isLive: boolean;
  /** Ends the listener and starts a new one. */
  restart: () => void;
};

/** Listens to every open order, and merges the changes into the known orders. */
export function useLiveBoardOrders(isWanted: boolean): LiveBoardOrders {
  const client = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  const [run, setRun] = useState(0);
  const restart = useCallback(() => {
    setRun((count) => count + 1);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    let nextTry: ReturnType<typeof setTimeout> | undefined;
    const stop = watchOpenOrders({
      onChange(open) {
        setIsLive(true);
        showSnapshot(client, open);
      },
      onTrouble(trouble) {
        setIsLive(false);
        // The API's answer tells whether this person may still see orders.
        void client.invalidateQueries({ queryKey: kitchenOrdersQuery.queryKey });
        // By then the listener has retried with a new token; the role may still be granted later.
        if (trouble === 'refused') nextTry = setTimeout(restart, beginAgainAfterMs);
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
