import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { openOrdersQuery, recentOrdersQuery } from '../../api/orders/orders.ts';
import { barOrders } from './bar-orders.ts';
import { useDismissedOrders } from './dismissed-orders.ts';
import type { OrderBarProps } from './order-bar.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useRestaurantNow } from './use-restaurant-now.ts';

const askAgainAfterMs = 30_000;

type DinerOrderBarProps = {
  /** The bar, whose code and styles only load for diners who have an order to see. */
  Bar: ComponentType<OrderBarProps>;
};

/**
 * Shows the bar if the diner has an open order, or one that was refused and not dismissed. Asks
 * again only while an order is open. The order pages update the orders that they show themselves.
 */
export default function DinerOrderBar({ Bar }: DinerOrderBarProps) {
  const { pathname } = useLocation();
  const isOrderPage = /^\/order(\/|$)/.test(pathname);
  const { data: open = [] } = useQuery({
    ...openOrdersQuery,
    refetchInterval: ({ state: { data } }) =>
      data?.length && !isOrderPage ? askAgainAfterMs : false,
    refetchOnWindowFocus: !isOrderPage,
  });
  const { data: recent = [] } = useQuery(recentOrdersQuery);
  const dismissed = useDismissedOrders();
  const nowMs = useNow(15_000);
  // Nothing may cover what the page of an order says.
  if (isOrderPage) return null;
  const shown = barOrders({ open, recent, dismissed, nowMs });
  if (!shown.first && shown.refused.length === 0) return null;
  return <TimedBar Bar={Bar} {...shown} />;
}

/** Asks for the restaurant's time, which only a bar needs. */
function TimedBar({ Bar, ...shown }: DinerOrderBarProps & Omit<OrderBarProps, 'now'>) {
  const now = useRestaurantNow();
  return (
    now && (
      <Suspense>
        <Bar {...shown} now={now} />
      </Suspense>
    )
  );
}
