import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import { heartbeatQuery, kitchenOrdersQuery } from '../../api/kitchen.ts';
import { nothingKnown } from '../../api/orders/known-orders.ts';
import { useCanceledOrders } from '../../shared/kitchen/canceled/canceled-orders.ts';
import { newsOf } from '../../shared/kitchen/kitchen-words.ts';
import { useSoldOutToday } from '../../shared/kitchen/reject/use-sold-out-today.ts';
import { useKitchenSteps } from '../../shared/kitchen/use-kitchen-steps.ts';
import * as words from './words.en.ts';

export type Kitchen = ReturnType<typeof useKitchen>;

/** The open orders, and the kitchen's actions on them. */
export function useKitchen() {
  const [rings, setRings] = useState(false);
  // A page that rings has to do so even if nobody looks at it.
  const query = useQuery({ ...kitchenOrdersQuery, refetchIntervalInBackground: rings });
  const steps = useKitchenSteps();
  const { orders: heard, isFull, unacknowledged } = query.data ?? nothingKnown;
  const isKnown = query.data !== undefined;
  const shown = useMemo(
    () => (isKnown ? { orders: heard, isFull, unacknowledged } : undefined),
    [isKnown, heard, isFull, unacknowledged],
  );
  const { canceled, confirm } = useCanceledOrders(shown);
  const orders = useMemo(() => shown && newFirst(shown.orders), [shown]);
  useHeartbeat(rings && !query.isError && orders !== undefined);
  const news = useNews(orders, steps.ownIds);
  return {
    ...steps,
    /** Takes the dishes of a rejected order off the menu. */
    soldOut: useSoldOutToday(),
    query,
    /** New orders first, and each group by its due time; undefined until they are known. */
    orders,
    news,
    canceled,
    /** Acknowledges canceled orders for all screens, because somebody has read their list. */
    confirmCanceled: confirm,
    /** Whether the page rings and counts as a kitchen screen. */
    rings,
    setRings,
  };
}

function newFirst(orders: readonly Order[]): readonly Order[] {
  const isNew = ({ state }: Order) => state === 'placed';
  return [...orders.filter(isNew), ...orders.filter((order) => !isNew(order))];
}

/** Reports that somebody hears of these orders, and reloads them if any are missing. */
function useHeartbeat(isSeen: boolean): void {
  const client = useQueryClient();
  // The name of a screen is kept for months, and each step has its person anyway.
  const { data, dataUpdatedAt } = useQuery({
    ...heartbeatQuery(words.dashboardScreen),
    enabled: isSeen,
  });
  useEffect(() => {
    if (data?.complete !== false) return;
    void client.invalidateQueries({ queryKey: kitchenOrdersQuery.queryKey });
  }, [client, data, dataUpdatedAt]);
}

/** Returns the last change of the list that did not come from this screen. */
function useNews(orders: readonly Order[] | undefined, ownIds: ReadonlySet<string>): string {
  const [seen, setSeen] = useState(orders);
  const [news, setNews] = useState('');
  if (orders !== seen) {
    setSeen(orders);
    const latest = seen && orders ? newsOf(seen, orders, ownIds) : '';
    if (latest !== '') setNews(latest);
  }
  return news;
}
