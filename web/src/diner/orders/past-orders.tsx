import { useEffect, useRef } from 'react';
import type { Order } from '../../api/orders/orders.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { OrderCards } from './order-list.tsx';
import type { RestaurantNow } from './use-restaurant-now.ts';
import * as words from './words.en.ts';

type PastOrdersProps = {
  orders: Order[];
  now: RestaurantNow;
  more: { exist: boolean; areLoading: boolean; error: unknown; load: () => void };
};

/** The past orders, newest first, one page at a time. */
export function PastOrders({ orders, now, more }: PastOrdersProps) {
  const list = useFocusOnMore(orders.length);
  return (
    <div ref={list} className="grid grid-cols-1 gap-5">
      {orders.length > 0 && <OrderCards title={words.pastOrders} orders={orders} now={now} />}
      {more.error !== undefined && (
        <p role="alert" className="text-center font-medium text-tomato">
          {messageOf(more.error)}
        </p>
      )}
      {more.exist && (
        <Button
          tone="outline"
          className="justify-self-center"
          busy={more.areLoading}
          onClick={more.load}
        >
          {words.showOlder}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to the first added order when the button goes with the last page. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const firstNew = before.current;
    const wasFocusLost = document.activeElement === document.body;
    if (count > firstNew && firstNew > 0 && wasFocusLost) {
      list.current?.querySelectorAll<HTMLElement>('li a')[firstNew]?.focus();
    }
    before.current = count;
  }, [count]);
  return list;
}
