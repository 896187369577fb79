import { entityTagOf, matchesEntityTag } from '../http/entity-tag.ts';
import { cursorHeader } from '../http/reply.ts';
import type { HandlersOf } from '../http/route.ts';
import { createLanes } from '../in-lane.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import type { OrderingStore } from '../ordering/store.ts';
import { cancelOrder } from './cancel-order.ts';
import { readCheckout, type KnownSettings } from './checkout.ts';
import { findOrder } from './find-order.ts';
import { placeOrder } from './place-order.ts';
import { requirePlacementKey } from './placement-key.ts';
import type { OrderStepStore } from './step-store.ts';
import { toOrderResponse, type OrderStore } from './store.ts';

type Parts = {
  orders: OrderStore;
  orderSteps: OrderStepStore;
  ordering: OrderingStore;
  menuCache: MenuCache;
  nowMs: () => number;
};
type Endpoints = 'getCheckout' | 'placeOrder' | 'listOrders' | 'getOrder' | 'cancelOrder';

const ordersPerPage = 20;
/** Nobody waits for a placement that takes longer: the guards hold all the same. */
const lanePatienceMs = 2000;

export function ordersHandlers(parts: Parts): HandlersOf<Endpoints> {
  const { orders } = parts;
  const known: KnownSettings = { last: undefined };
  const checkoutParts = { ...parts, known, inLane: createLanes({ patienceMs: lanePatienceMs }) };

  return {
    async getCheckout({ caller, query: { day } }) {
      return { body: (await readCheckout(checkoutParts, { diner: caller, day })).checkout };
    },

    async placeOrder({ caller, body, header }) {
      const key = requirePlacementKey(header('idempotency-key'));
      const { order, isReplayed } = await placeOrder(checkoutParts, { diner: caller, key, body });
      const answer = toOrderResponse(order);
      if (!isReplayed) return { status: 201, body: answer };
      return { status: 200, headers: { 'Idempotent-Replayed': 'true' }, body: answer };
    },

    async listOrders({ caller: { uid }, query: { limit = ordersPerPage, after, open } }) {
      const page = await orders.readPage({ uid, limit, after, onlyOpen: open === 'true' });
      return { headers: cursorHeader(page.next), body: page.orders.map(toOrderResponse) };
    },

    async getOrder({ caller, params, header }) {
      const body = await findOrder(parts, { id: params.id, caller });
      const headers = { ETag: entityTagOf(JSON.stringify(body)) };
      const isKnown = matchesEntityTag(header('if-none-match'), headers.ETag);
      return isKnown ? { status: 304, headers } : { headers, body };
    },

    async cancelOrder({ caller: { uid }, params: { id } }) {
      return { body: await cancelOrder(parts, { id, uid }) };
    },
  };
}
