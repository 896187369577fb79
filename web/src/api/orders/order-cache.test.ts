import { QueryClient } from '@tanstack/react-query';
import type { Order } from '@thymely/contract/orders/endpoints';
import { beforeEach, expect, it } from 'vitest';
import { keepOrder, newestOf, orderKeys, type KnownOrder } from './order-cache.ts';

const order = { _id: 'o-1', state: 'placed', isOpen: true, revision: 1 } as Order;
const other = { ...order, _id: 'o-2' };
const entityTag = '"one"';
let client: QueryClient;

const known = () => client.getQueryData<KnownOrder>(orderKeys.one(order._id));
const openIds = () => client.getQueryData<Order[]>(orderKeys.open)?.map(({ _id }) => _id);
const isStale = (queryKey: readonly string[]) => client.getQueryState(queryKey)?.isInvalidated;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(orderKeys.one(order._id), { order, entityTag });
  client.setQueryData(orderKeys.open, [other, order]);
  client.setQueryData(orderKeys.recent, [order]);
  client.setQueryData(orderKeys.history, { pages: [{ orders: [other, order] }], pageParams: [] });
});

it('an order is never replaced by an older revision', () => {
  const accepted = { ...order, state: 'accepted', revision: 2 } as const;
  keepOrder(client, accepted);
  keepOrder(client, order);
  expect(known()?.order).toEqual(accepted);
  expect(newestOf(client, { order, entityTag }).order).toEqual(accepted);
});

it('an unchanged order keeps its ETag', () => {
  keepOrder(client, { ...order });
  expect(known()?.entityTag).toBe(entityTag);
  keepOrder(client, { ...order, revision: 2 });
  expect(known()?.entityTag).toBeUndefined();
});

it('a changed order is updated in the list of open orders without refetching it', () => {
  keepOrder(client, { ...order, state: 'ready', revision: 2 });
  expect(client.getQueryData<Order[]>(orderKeys.open)?.[1]?.state).toBe('ready');
  expect(isStale(orderKeys.open)).toBe(false);
});

it('an order that ends moves from the open orders to the history at once', () => {
  keepOrder(client, { ...order, state: 'collected', isOpen: false, revision: 2 });
  expect(openIds()).toEqual(['o-2']);
  expect(client.getQueryData(orderKeys.history)).toMatchObject({
    pages: [{ orders: [{ state: 'placed' }, { state: 'collected' }] }],
  });
  expect(isStale(orderKeys.recent)).toBe(true);
});

it('an order that becomes open causes a refetch of the open orders', () => {
  keepOrder(client, { ...order, _id: 'o-3' });
  expect(isStale(orderKeys.open)).toBe(true);
});
