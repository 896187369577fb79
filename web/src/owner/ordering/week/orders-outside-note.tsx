import { useQuery } from '@tanstack/react-query';
import { inThousands, listed } from '@thymely/contract/ground/in-words';
import { minuteMs } from '@thymely/contract/ground/time';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { openOrdersNowQuery } from '../../../api/orders/open-orders.ts';
import { useNow } from '../../../lib/use-now.ts';
import { comingTime } from '../../../model/restaurant-time.ts';
import * as names from '../../parts/named-orders/words.en.ts';
import { ordersOutside } from './orders-outside.ts';
import * as words from './words.en.ts';

/** The number of orders that are named; of the others only the number is said. */
const mostNamed = 5;

type Hours = Pick<OrderingSettings, 'timeZone' | 'week' | 'exceptions'>;

/** Names the open orders that would be due while the doors are closed, before the hours are saved. */
export function OrdersOutsideNote({ saved, next }: { saved: Hours; next: Hours }) {
  const isChanged = JSON.stringify(hoursOf(saved)) !== JSON.stringify(hoursOf(next));
  const { data, isError } = useQuery({ ...openOrdersNowQuery, enabled: isChanged });
  const nowMs = useNow(minuteMs);
  const outside = isChanged && data ? ordersOutside(data.orders, { saved, next }) : [];
  const isUnknown = isChanged && isError && !data;
  return (
    <div role="status" className="w-full empty:absolute">
      {(outside.length > 0 || isUnknown) && (
        <p className="rounded-sm bg-amber-100 px-4 py-2.5 font-medium text-amber">
          {isUnknown ? words.ordersUnknown : noteOf(outside, { nowMs, zone: saved.timeZone })}
        </p>
      )}
    </div>
  );
}

function hoursOf({ timeZone, week, exceptions }: Hours) {
  return [timeZone, week, exceptions];
}

function noteOf(orders: readonly Order[], now: Parameters<typeof comingTime>[1]): string {
  const named = orders
    .slice(0, mostNamed)
    .map((order) => words.orderAt(calledOrder(order), comingTime(order.dueAt, now)));
  const more = orders.length - named.length;
  const all = more > 0 ? [...named, names.moreOrders(more, inThousands(more))] : named;
  return words.ordersOutside(orders.length, inThousands(orders.length), listed(all));
}
