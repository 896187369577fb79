import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { cancelOrder, getOrder, listOrders, type Order } from '@thymely/contract/orders/endpoints';
import { isOpenState } from '@thymely/contract/orders/order-states';
import { callApi } from '../lib/call-api.ts';
import { isApiError } from '../lib/http/api-error.ts';
import { noteServerTime } from '../lib/server-clock.ts';

export type { Order } from '@thymely/contract/orders/endpoints';

const orderKeys = {
  one: (id: string) => ['orders', 'one', id],
  open: ['orders', 'open'],
  recent: ['orders', 'recent'],
  history: ['orders', 'history'],
} as const;

/** Another state is expected: the kitchen, the diner or a payment can still move it. */
export function isUnderWay({ state }: Pick<Order, 'state'>): boolean {
  return isOpenState(state) || state === 'awaiting_payment';
}

/** An order, and the version that the server is asked about next time. */
export type KnownOrder = { order: Order; entityTag: string | undefined };

/** One order of the diner. While nothing has changed the server sends nothing, and this stays. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: async ({ client, signal }): Promise<KnownOrder> => {
      const known = client.getQueryData<KnownOrder>(orderKeys.one(id));
      const read = await readOrder(id, { known, signal });
      if (read.order.state !== known?.order.state) refreshLists(client);
      return read;
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

function refreshLists(client: QueryClient): void {
  for (const queryKey of [orderKeys.open, orderKeys.history]) {
    void client.invalidateQueries({ queryKey });
  }
}

/** The orders that the kitchen has not finished. */
export const openOrdersQuery = queryOptions({
  queryKey: orderKeys.open,
  queryFn: async ({ client, signal }): Promise<Order[]> => {
    const known = client.getQueryData<Order[]>(orderKeys.open) ?? [];
    const onHeaders = noteServerTime;
    const open = await callApi(listOrders, { query: { open: 'true' }, signal, onHeaders });
    const hasLeft = ({ _id }: Order) => open.every((order) => order._id !== _id);
    if (known.some(hasLeft)) {
      for (const queryKey of [orderKeys.recent, orderKeys.history]) {
        void client.invalidateQueries({ queryKey });
      }
    }
    return open;
  },
  // The kitchen moves them: each look is a new one.
  staleTime: 0,
});

/** Enough to find an order that was refused while nobody looked. */
const recentOrders = 3;

/** The diner's last orders, whatever became of them; read anew when one is no longer open, too. */
export const recentOrdersQuery = queryOptions({
  queryKey: orderKeys.recent,
  queryFn: ({ signal }) => callApi(listOrders, { query: { limit: String(recentOrders) }, signal }),
  staleTime: 60_000,
});

export type OrderPage = {
  /** Newest first. */
  orders: Order[];
  /** The `after` value of the next page; none after the last one. */
  next: string | undefined;
};

/** All orders of the diner, a page at a time. */
export function orderHistoryQuery(limit: number) {
  return infiniteQueryOptions({
    queryKey: [...orderKeys.history, limit],
    queryFn: async ({ pageParam: after, signal }): Promise<OrderPage> => {
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

/** Cancels an order. Refused, or without an answer, the order is read again: it may have moved. */
export function useCancelOrder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(cancelOrder, { params: { id }, body: {} }),
    onSuccess: async (order) => {
      // An older response still in flight would bring the order back.
      await client.cancelQueries({ queryKey: orderKeys.one(id) });
      client.setQueryData<KnownOrder>(orderKeys.one(id), { order, entityTag: undefined });
      refreshLists(client);
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: orderKeys.one(id) });
    },
  });
}
