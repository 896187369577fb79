import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { cancelOrder, getOrder, listOrders, type Order } from '@thymely/contract/orders/endpoints';
import { isKnownState, isOpenState, type OrderState } from '@thymely/contract/orders/order-states';
import { callApi } from '../../lib/http/call-api.ts';
import { isApiError } from '../../lib/http/api-error.ts';
import { noteServerTime } from '../../lib/server-clock.ts';
import { keepInLists, keepOrder, newestOf, orderKeys, refresh } from './order-cache.ts';
import type { KnownOrder, ListedOrders } from './order-cache.ts';

export type { Order } from '@thymely/contract/orders/endpoints';

/** Whether the order can still change: the kitchen, the diner or a payment may move it. */
export function isUnderWay({ state, isOpen }: Pick<Order, 'state' | 'isOpen'>): boolean {
  // A state of a newer server says nothing here, but the order does.
  if (!isKnownState(state)) return isOpen;
  return isOpenState(state) || state === 'awaiting_payment';
}

/** One order of the diner. Without a change the server answers 304, and the cached order stays. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: async ({ client, signal }): Promise<KnownOrder> => {
      const known = client.getQueryData<KnownOrder>(orderKeys.one(id));
      const read = await readOrder(id, { known, signal });
      const newest = newestOf(client, read);
      keepInLists(client, newest.order, known?.order);
      return newest;
    },
  });
}

type ReadOptions = { known: KnownOrder | undefined; signal: AbortSignal };

async function readOrder(id: string, { known, signal }: ReadOptions): Promise<KnownOrder> {
  let entityTag: string | undefined;
  const onHeaders = (headers: Headers) => {
    entityTag = headers.get('etag') ?? undefined;
    noteServerTime(headers);
  };
  const headers = known?.entityTag ? { 'if-none-match': known.entityTag } : {};
  try {
    const order = await callApi(getOrder, { params: { id }, headers, signal, onHeaders });
    return { order, entityTag };
  } catch (error) {
    if (known && isApiError(error, 304)) return known;
    throw error;
  }
}

/** The orders that the kitchen has not finished. */
export const openOrdersQuery = queryOptions({
  queryKey: orderKeys.open,
  queryFn: async ({ client, signal }): Promise<Order[]> => {
    const known = client.getQueryData<Order[]>(orderKeys.open) ?? [];
    const onHeaders = noteServerTime;
    const read = await callApi(listOrders, { query: { open: 'true' }, signal, onHeaders });
    const open = read
      .map((order) => newestOf(client, { order, entityTag: undefined }).order)
      .filter(({ isOpen }) => isOpen);
    const hasLeft = ({ _id }: Order) => open.every((order) => order._id !== _id);
    if (known.some(hasLeft)) refresh(client, orderKeys.recent, orderKeys.history);
    return open;
  },
  // The kitchen moves these orders at any time, so every use refetches them.
  staleTime: 0,
});

/** How many orders it takes to find one that was refused while nobody looked. */
const recentOrders = 3;

/** The diner's last orders in any state; also refetched when one of them is no longer open. */
export const recentOrdersQuery = queryOptions({
  queryKey: orderKeys.recent,
  queryFn: ({ signal }) => callApi(listOrders, { query: { limit: String(recentOrders) }, signal }),
  staleTime: 60_000,
});

/** All orders of the diner, a page at a time. */
export function orderHistoryQuery(limit: number) {
  return infiniteQueryOptions({
    queryKey: [...orderKeys.history, limit],
    queryFn: async ({ pageParam: after, signal }): Promise<ListedOrders> => {
      let headers = new Headers();
      const orders = await callApi(listOrders, {
        query: { limit: String(limit), ...(after && { after }) },
        signal,
        onHeaders: (received) => {
          headers = received;
        },
      });
      return { orders, next: headers.get('x-next-cursor') ?? undefined };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}

/**
 * Cancels an order from the state that was shown. If it has moved since, its current state is
 * shown; without a response it is refetched.
 */
export function useCancelOrder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (from: OrderState) => callApi(cancelOrder, { params: { id }, body: { from } }),
    onSuccess: (order) => {
      keepOrder(client, order);
    },
    onError: (error) => {
      const present = isApiError(error, 409) ? error.ordering.order : undefined;
      if (present) keepOrder(client, present);
      else void client.invalidateQueries({ queryKey: orderKeys.one(id) });
    },
  });
}
