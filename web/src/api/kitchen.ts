import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { listKitchenOrders, moveOrder, sendHeartbeat } from '@thymely/contract/kitchen/endpoints';
import { getOrder, type Order } from '@thymely/contract/orders/endpoints';
import type { KitchenAction, RejectReason } from '@thymely/contract/orders/order-states';
import { callApi } from '../lib/call-api.ts';
import { isApiError } from '../lib/http/api-error.ts';
import { noteServerTime } from '../lib/server-clock.ts';
import { kitchenScreenId } from '../lib/kitchen-screen.ts';
import { sumOf, withFetched, withOrder, withSnapshot, type KnownOrders } from './known-orders.ts';

export const listEveryMs = 10_000;
export const heartbeatEveryMs = 60_000;

const kitchenOrdersKey = ['kitchen-orders'] as const;

/** A connection that is lost may stay silent: then a new call finds out, and the board says so. */
const answerWithinMs = 15_000;

function withinPatience(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]);
}

/** Every open order, the one due first on top. Asked for again and again while it can be seen. */
export const kitchenOrdersQuery = queryOptions({
  queryKey: kitchenOrdersKey,
  queryFn: async ({ client, signal }) => {
    const known = () => client.getQueryData<KnownOrders>(kitchenOrdersKey);
    const before = known();
    const orders = await callApi(listKitchenOrders, {
      signal: withinPatience(signal),
      onHeaders: noteServerTime,
    });
    return withFetched(known(), orders, before);
  },
  select: ({ orders }) => orders,
  // What has been heard meanwhile is told from the list by identity.
  structuralSharing: false,
  staleTime: 0,
  refetchInterval: listEveryMs,
});

/** Shows what the listener says: every open order as it was at one moment. */
export function showSnapshot(client: QueryClient, orders: readonly Order[]): void {
  client.setQueryData<KnownOrders>(kitchenOrdersKey, (known) => withSnapshot(known, orders));
}

export const heartbeatKey = ['kitchen-heartbeat'] as const;

export type Heartbeat = {
  /** Whether the screen showed every open order as it is. */
  complete: boolean;
  pausedUntil: string | null;
  /** Whether the orders shown stayed the same until the answer. */
  isConclusive: boolean;
};

/**
 * Tells the server that somebody can see the orders, and asks whether these are all. Only while the
 * page is in sight: a hidden list is seen by nobody.
 *
 * @param name what the screen is called on other screens
 */
export function heartbeatQuery(name: string) {
  return queryOptions({
    queryKey: [...heartbeatKey, name],
    queryFn: async ({ client, signal }): Promise<Heartbeat> => {
      const shown = () => client.getQueryData<KnownOrders>(kitchenOrdersKey)?.orders ?? [];
      const orders = shown();
      const body = { screen: kitchenScreenId(), name, ...sumOf(orders) };
      const answer = await callApi(sendHeartbeat, {
        body,
        signal: withinPatience(signal),
        onHeaders: noteServerTime,
      });
      return { ...answer, isConclusive: shown() === orders };
    },
    staleTime: 0,
    refetchInterval: heartbeatEveryMs,
  });
}

/** What became of an order that has left the board. */
export function becameQuery(id: string) {
  return queryOptions({
    queryKey: ['kitchen-became', id],
    queryFn: ({ signal }) => callApi(getOrder, { params: { id }, signal }),
    staleTime: 0,
  });
}

export type Move = {
  order: Order;
  action: KitchenAction;
  minutes?: number;
  reason?: RejectReason;
  text?: string;
};

/** Moves an order; wherever the answer comes from, the list then shows the order as it is. */
export function useMoveOrder() {
  const client = useQueryClient();
  const show = (order: Order) => {
    client.setQueryData<KnownOrders>(kitchenOrdersKey, (known) => known && withOrder(known, order));
  };
  return useMutation({
    mutationFn: ({ order, action, ...words }: Move) => {
      const params = { id: order._id, action };
      const body = { from: order.state, screen: kitchenScreenId(), ...words };
      return callApi(moveOrder, { params, body });
    },
    onSuccess: ({ order }) => {
      show(order);
    },
    onError: (error) => {
      if (isApiError(error) && error.ordering.order) show(error.ordering.order);
    },
  });
}
