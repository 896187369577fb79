import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { OrderState } from '@thymely/contract/orders/order-states';
import { listEndedOrders } from '@thymely/contract/kitchen/endpoints';
import { getOrderRecord, searchOrders } from '@thymely/contract/records/endpoints';
import { callApi } from '../lib/http/call-api.ts';

export type OrderFilter = {
  /** `YYYY-MM-DD` */
  day?: string | undefined;
  number?: string | undefined;
  name?: string | undefined;
  dish?: string | undefined;
  state?: OrderState | undefined;
};

type FoundPage = {
  orders: Order[];
  /** The `after` value of the next page; none after the last one. */
  next: string | undefined;
};

async function fetchPage(
  query: OrderFilter & { after: string | undefined },
  signal: AbortSignal,
): Promise<FoundPage> {
  let headers = new Headers();
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const orders = await callApi(searchOrders, {
    query: Object.fromEntries(given),
    signal,
    onHeaders: (received) => {
      headers = received;
    },
  });
  return { orders, next: headers.get('x-next-cursor') ?? undefined };
}

/** The orders of any age that match a filter, a page at a time. */
export function orderSearchQuery(filter: OrderFilter) {
  return infiniteQueryOptions({
    queryKey: ['order-search', filter],
    queryFn: ({ pageParam: after, signal }) => fetchPage({ ...filter, after }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** An order with everything that was done to it. */
export function orderRecordQuery(id: string) {
  return queryOptions({
    queryKey: ['order-record', id],
    queryFn: ({ signal }) => callApi(getOrderRecord, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The orders that ended within 24 hours, the last one first. */
export const endedOrdersQuery = queryOptions({
  queryKey: ['ended-orders'],
  queryFn: ({ signal }) => callApi(listEndedOrders, { signal }),
  staleTime: 0,
});
