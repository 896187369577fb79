import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { keepOrder } from '../../api/orders/order-cache.ts';
import { watchOrder } from '../../lib/live/live-orders.ts';
import { onPageWake } from '../../lib/page-wake.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { LiveOrders } from './live-orders.ts';
import { useIsInSight } from './use-is-in-sight.ts';

type Options = {
  /** Reports whether every change of all the orders arrives; if not, the API has to be asked. */
  onLive: (isLive: boolean) => void;
  /** Called when a change may have been missed: the API has to be asked once. */
  reconcile: () => void;
};

/** Keeps these orders current in the cache, once the page is idle and while it is in sight. */
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
