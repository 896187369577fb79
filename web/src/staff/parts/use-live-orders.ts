import { useCallback, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { kitchenOrdersQuery, showSnapshot } from '../../api/kitchen.ts';
import { watchOpenOrders } from '../../lib/live/live-orders.ts';

const beginAgainAfterMs = 30_000;

export type LiveBoardOrders = {
  /** Whether what the listener shows is what the server says now. */
  isLive: boolean;
  /** Ends the listener and begins a new one. */
  restart: () => void;
};

/** Listens to every open order; what it hears is merged into what is known. */
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
        // The API says whether this person may still see orders.
        void client.invalidateQueries({ queryKey: kitchenOrdersQuery.queryKey });
        // It has asked once more with a new token by then: the role may come yet.
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
