import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listKitchenOrders, moveOrder, sendHeartbeat } from '@thymely/contract/kitchen/endpoints';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenAction, RejectReason } from '@thymely/contract/orders/order-states';
import { callApi } from '../lib/call-api.ts';
import { isApiError } from '../lib/http/api-error.ts';
import { noteServerTime } from '../lib/server-clock.ts';
import { kitchenScreenId } from '../lib/kitchen-screen.ts';

const listEveryMs = 10_000;
const heartbeatEveryMs = 60_000;

/** Every open order, the one due first on top. Asked for again and again while it can be seen. */
export const kitchenOrdersQuery = queryOptions({
  queryKey: ['kitchen-orders'],
  queryFn: ({ signal }) => callApi(listKitchenOrders, { signal, onHeaders: noteServerTime }),
  staleTime: 0,
  refetchInterval: listEveryMs,
});

/**
 * Tells the server that somebody can see the orders, and asks whether these are all. Only while the
 * page is in sight: a hidden list is seen by nobody.
 *
 * @param name what the screen is called on other screens
 */
export function heartbeatQuery(name: string) {
  return queryOptions({
    queryKey: ['kitchen-heartbeat', name],
    queryFn: ({ client, signal }) => {
      const orders = client.getQueryData(kitchenOrdersQuery.queryKey) ?? [];
      const revisions = orders.reduce((sum, { revision }) => sum + revision, 0);
      const body = { screen: kitchenScreenId(), name, open: orders.length, revisions };
      return callApi(sendHeartbeat, { body, signal });
    },
    staleTime: 0,
    refetchInterval: heartbeatEveryMs,
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
  const { queryKey } = kitchenOrdersQuery;
  const show = async (order: Order) => {
    // A list that was asked for before would show the order as it was.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (orders) => orders && withOrder(orders, order));
  };
  return useMutation({
    mutationFn: ({ order, action, ...words }: Move) => {
      const params = { id: order._id, action };
      const body = { from: order.state, screen: kitchenScreenId(), ...words };
      return callApi(moveOrder, { params, body });
    },
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: ({ order }) => show(order),
    onError: async (error) => {
      if (isApiError(error) && error.ordering.order) await show(error.ordering.order);
    },
  });
}

/** The open orders with one of them as it is now. */
export function withOrder(orders: readonly Order[], order: Order): Order[] {
  const others = orders.filter(({ _id }) => _id !== order._id);
  if (!order.isOpen) return others;
  return [...others, order].sort(
    (one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt) || one.number - other.number,
  );
}
