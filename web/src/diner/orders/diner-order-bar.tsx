import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { openOrdersQuery, recentOrdersQuery, type Order } from '../../api/orders/orders.ts';
import { barOrders } from './bar-orders.ts';
import { useDismissedOrders } from './dismissed-orders.ts';
import type { OrderBarProps } from './order-bar.tsx';
import { useRestaurantNow } from './use-restaurant-now.ts';

const askAgainAfterMs = 30_000;

type DinerOrderBarProps = {
  /** Its code and styles are loaded for those who have something to see in it. */
  Bar: ComponentType<OrderBarProps>;
};

/**
 * Finds out whether the diner has an order that is open, or was refused and not dismissed. Asks again
 * only while one is open. The order pages follow what they show themselves.
 */
export default function DinerOrderBar({ Bar }: DinerOrderBarProps) {
  const { pathname } = useLocation();
  const shownId = /^\/order\/([^/]+)/.exec(pathname)?.[1];
  const isFollowed = (orders: Order[] = []) =>
    pathname === '/order' || (orders.length > 0 && orders.every(({ _id }) => _id === shownId));
  const { data: open = [] } = useQuery({
    ...openOrdersQuery,
    refetchInterval: ({ state: { data } }) =>
      data?.length && !isFollowed(data) ? askAgainAfterMs : false,
    refetchOnWindowFocus: ({ state }) => !isFollowed(state.data),
  });
  const { data: recent = [] } = useQuery(recentOrdersQuery);
  const dismissed = useDismissedOrders();
  const now = useRestaurantNow();
  if (!now || pathname === '/order') return null;
  const shown = barOrders({ open, recent, dismissed, shownId, nowMs: now.nowMs });
  if (!shown.first && shown.refused.length === 0) return null;
  return (
    <Suspense>
      <Bar {...shown} now={now} />
    </Suspense>
  );
}
