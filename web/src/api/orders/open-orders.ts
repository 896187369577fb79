import { queryOptions } from '@tanstack/react-query';
import { listKitchenOrders } from '@thymely/contract/kitchen/endpoints';
import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderOfAnswer } from '@thymely/contract/orders/order-document.schema';
import {
  readUnreadable,
  sumOfUnreadable,
  unreadableHeader,
  withUnreadable,
} from '@thymely/contract/orders/unreadable-orders';
import { callApi } from '../../lib/http/call-api.ts';
import { noteServerTime } from '../../lib/server-clock.ts';
import type { HeardOrders } from './heard-orders.ts';

/**
 * Reads every open order, page by page, up to as many as a screen shows.
 *
 * @param signalFor returns the signal of each call
 */
export async function readOpenOrders(signalFor: () => AbortSignal): Promise<Required<HeardOrders>> {
  let open: Required<HeardOrders> | undefined;
  let after: string | undefined;
  do {
    let headers = new Headers();
    const page = await callApi(listKitchenOrders, {
      query: { after, ...(after === undefined && { unacknowledged: 'true' }) },
      signal: signalFor(),
      onHeaders: (received) => {
        noteServerTime(received);
        headers = received;
      },
    });
    open = withPage(open, page, headers);
    after = headers.get('x-next-cursor') ?? undefined;
  } while (after !== undefined && !open.isFull);
  return open;
}

/** Every open order as it is now, for somebody who is about to change something. */
export const openOrdersNowQuery = queryOptions({
  queryKey: ['open-orders-now'],
  queryFn: ({ signal }) => readOpenOrders(() => signal),
  staleTime: 0,
});

/** Merges a page of open orders, in which an unreadable entry is counted and hides no other. */
export function withPage(
  before: Required<HeardOrders> | undefined,
  page: readonly unknown[],
  headers: Headers,
): Required<HeardOrders> {
  // An order that moved between two pages may be on both: its newest revision counts, once.
  const orders = new Map(before?.orders.map((order) => [order._id, order]));
  const unacknowledged = [...(before?.unacknowledged ?? [])];
  let unreadable = readUnreadable(headers.get(unreadableHeader));
  if (before) unreadable = sumOfUnreadable(before.unreadable, unreadable);
  for (const each of page) {
    const order = orderOfAnswer(each);
    if (order === undefined) unreadable = withUnreadable(unreadable, each);
    else if (!order.isOpen) unacknowledged.push(order);
    else if (isNewer(order, orders.get(order._id))) orders.set(order._id, order);
  }
  const count = orders.size + unreadable.count;
  return {
    orders: [...orders.values()],
    unacknowledged,
    unreadable,
    isFull: count >= kitchenLimits.ordersShown,
    total: Number(headers.get('x-total-count') ?? count),
  };
}

function isNewer({ revision }: Order, known: Order | undefined): boolean {
  return known === undefined || revision >= known.revision;
}
