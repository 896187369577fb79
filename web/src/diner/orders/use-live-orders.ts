import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { keepOrder } from '../../api/orders/order-cache.ts';
import { watchOrder } from '../../lib/live/live-orders.ts';
import { onPageWake } from '../../lib/page-wake.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { LiveOrders } from './live-orders.ts';
import { useIsInSight } from './use-is-in-sight.ts';

type Options = {
  /** Whether every change of all the orders is told: if not, the API has to be asked. */
  onLive: (isLive: boolean) => void;
  /** Something may have been missed: the API is to be asked once. */
  reconcile: () => void;
};

/** Keeps these orders as they are now in the query cache, from when the page is idle until it is out of sight. */
export function useLiveOrders(ids: readonly string[], { onLive, reconcile }: Options): void {
  const client = useQueryClient();
  const live = useRef<LiveOrders>(undefined);
  const isInSight = useIsInSight();
  const tellLive = useEffectEvent(onLive);
  const askOnce = useEffectEvent(reconcile);

  useEffect(() => {
    const orders = new LiveOrders({
      watch: watchOrder,
      onOrder: (order) => {
        keepOrder(client, order);
      },
      onUnsure: () => {
        askOnce();
      },
      onLive: (isLive) => {
        tellLive(isLive);
      },
    });
    live.current = orders;
    const stopListening = onPageWake(() => {
      askOnce();
    });
    return () => {
      stopListening();
      orders.follow([]);
    };
  }, [client]);

  const wanted = isInSight ? ids.join(' ') : '';
  useEffect(() => {
    let isWanted = true;
    void whenIdle().then(() => {
      if (isWanted) live.current?.follow(wanted.split(' ').filter(Boolean));
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
}
