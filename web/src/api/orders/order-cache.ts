import { replaceEqualDeep, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Order } from '@thymely/contract/orders/endpoints';

/** The query keys of orders: of each order, and of the lists that it may be in. */
export const orderKeys = {
  one: (id: string) => ['orders', 'one', id],
  open: ['orders', 'open'],
  recent: ['orders', 'recent'],
  history: ['orders', 'history'],
} as const;

/** An order, and the ETag that the next request sends. */
export type KnownOrder = { order: Order; entityTag: string | undefined };

export type ListedOrders = {
  /** The orders, newest first. */
  orders: Order[];
  /** The `after` value of the next page; none after the last one. */
  next: string | undefined;
};

/** Returns the newer of an answer and the cached order, which a live change may have updated. */
export function newestOf(client: QueryClient, read: KnownOrder): KnownOrder {
  const known = client.getQueryData<KnownOrder>(orderKeys.one(read.order._id));
  return known && known.order.revision > read.order.revision ? known : read;
}

/** Shows an order in its newest revision wherever it is shown; an older one is ignored. */
export function keepOrder(client: QueryClient, order: Order): void {
  const queryKey = orderKeys.one(order._id);
  const known = client.getQueryData<KnownOrder>(queryKey);
  if (known && known.order.revision > order.revision) return;
  const isSame = known !== undefined && replaceEqualDeep(known.order, order) === known.order;
  const entityTag = isSame ? known.entityTag : undefined;
  client.setQueryData<KnownOrder>(queryKey, { order, entityTag });
  keepInLists(client, order, known?.order);
}

/** Updates an order in the lists, so that they need not be refetched for it. */
export function keepInLists(client: QueryClient, order: Order, before: Order | undefined): void {
  const open = client.getQueryData<Order[]>(orderKeys.open);
  if (open === undefined) return;
  if (open.some(({ _id }) => _id === order._id)) {
    const isStillOpen = ({ isOpen }: Order) => isOpen;
    client.setQueryData<Order[]>(orderKeys.open, withOrder(open, order).filter(isStillOpen));
    if (order.isOpen) return;
    // The order moves from the open orders to the history at once.
    client.setQueriesData<InfiniteData<ListedOrders>>(
      { queryKey: orderKeys.history },
      (history) => {
        if (!history) return undefined;
        const pages = history.pages.map(({ orders, next }) => ({
          orders: withOrder(orders, order),
          next,
        }));
        return { ...history, pages };
      },
    );
    refresh(client, orderKeys.recent, orderKeys.history);
  } else if (order.isOpen && !before?.isOpen) refresh(client, orderKeys.open, orderKeys.history);
}

function withOrder(orders: Order[], order: Order): Order[] {
  return orders.map((each) => (each._id === order._id ? order : each));
}

export function refresh(client: QueryClient, ...keys: (readonly string[])[]): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}
