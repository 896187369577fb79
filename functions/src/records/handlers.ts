import { recordLimits } from '@thymely/contract/records/limits';
import { cursorHeader } from '../http/reply.ts';
import type { HandlersOf } from '../http/route.ts';
import { noSuchOrder } from '../orders/order/errors.ts';
import { toOrderResponse, type OrderStore } from '../orders/order/store.ts';
import { searchOrders } from './search-orders.ts';
import type { RecordStore } from './store.ts';

type RecordsDeps = { records: RecordStore; orders: Pick<OrderStore, 'find'> };

export function recordsHandlers(deps: RecordsDeps): HandlersOf<'searchOrders' | 'getOrderRecord'> {
  return {
    async searchOrders({ query: { limit = recordLimits.ordersPerPage, after, ...of } }) {
      const { orders, next } = await searchOrders(deps, { limit, after, ...of });
      return { headers: cursorHeader(next), body: orders.map(toOrderResponse) };
    },

    async getOrderRecord({ params: { id } }) {
      const order = await deps.orders.find(id);
      if (order === undefined) throw noSuchOrder();
      const events = await deps.records.readSteps(id);
      return { body: { order: toOrderResponse(order), events } };
    },
  };
}
