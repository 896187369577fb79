import { useQuery } from '@tanstack/react-query';
import { inThousands } from '@thymely/contract/ground/in-words';
import { minuteMs } from '@thymely/contract/ground/time';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { openOrdersNowQuery } from '../../../api/orders/open-orders.ts';
import { useNow } from '../../../lib/use-now.ts';
import { comingTime } from '../../../model/restaurant-time.ts';
import { firstNamed } from '../../parts/first-named.ts';
import { ordersOutside } from './orders-outside.ts';
import * as words from './words.en.ts';

type Hours = Pick<OrderingSettings, 'timeZone' | 'week' | 'exceptions'>;
type OrdersOutsideNoteProps = { saved: Hours; next: Hours };

/** Names the open orders that would be due while the doors are closed, before the hours are saved. */
export function OrdersOutsideNote({ saved, next }: OrdersOutsideNoteProps) {
  const isChanged = JSON.stringify(hoursOf(saved)) !== JSON.stringify(hoursOf(next));
  return (
    <div role="status" className="w-full empty:absolute">
      {isChanged && <Note saved={saved} next={next} />}
    </div>
  );
}

function Note({ saved, next }: OrdersOutsideNoteProps) {
  const { data, isError, isPaused } = useQuery({
    ...openOrdersNowQuery,
    refetchInterval: minuteMs,
    // The orders of an earlier change of the hours say nothing about now.
    gcTime: 0,
  });
  const nowMs = useNow(minuteMs);
  const isUnknown = isError || isPaused;
  const outside = data ? ordersOutside(data.orders, { saved, next }) : [];
  if (!isUnknown && outside.length === 0) return null;
  return (
    <p className="rounded-sm bg-amber-100 px-4 py-2.5 font-medium text-amber">
      {isUnknown ? words.ordersUnknown : noteOf(outside, { nowMs, zone: saved.timeZone })}
    </p>
  );
}

function hoursOf({ timeZone, week, exceptions }: Hours) {
  return [timeZone, week, exceptions];
}

function noteOf(orders: readonly Order[], now: Parameters<typeof comingTime>[1]): string {
  const named = orders.map((order) =>
    words.orderAt(calledOrder(order), comingTime(order.dueAt, now)),
  );
  return words.ordersOutside(orders.length, inThousands(orders.length), firstNamed(named));
}
