import { orderLimits } from '@thymely/contract/orders/limits';
import { entityTagOf, matchesEntityTag } from '../http/entity-tag.ts';
import { cursorHeader } from '../http/reply.ts';
import type { HandlersOf } from '../http/route.ts';
import { createQueues } from '../platform/in-queue.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import type { OrderingStore } from '../ordering/store.ts';
import type { CartStore } from '../cart/store.ts';
import { cancelOrder } from './steps/cancel-order.ts';
import { readCheckout } from './checkout/checkout.ts';
import { findOrder } from './order/find-order.ts';
import { nothingOrdered } from './order/errors.ts';
import { orderFacts, problemFacts } from './order/logged-order.ts';
import { placeOrder, type PlaceOrderDeps } from './placement/place-order.ts';
import { orderIdOf, requireAttempt, requirePlacementKey } from './placement/placement-key.ts';
import { createPlacementLimits } from './placement/placement-limits.ts';
import type { PlacementStore } from './placement/placement-store.ts';
import { reorder } from './reorder/reorder.ts';
import type { OrderStepStore } from './steps/order-steps.ts';
import { toOrderResponse, type OrderStore } from './order/store.ts';

type OrdersDeps = {
  carts: CartStore;
  orders: OrderStore & PlacementStore;
  orderSteps: OrderStepStore;
  ordering: OrderingStore;
  menuCache: MenuCache;
  nowMs: () => number;
};
type Endpoints =
  | 'getCheckout'
  | 'placeOrder'
  | 'withdrawPlacement'
  | 'listOrders'
  | 'getOrder'
  | 'cancelOrder'
  | 'reorder';

const ordersPerPage = 20;
/** The maximum duration of a call, after which a repeat need not wait for it. */
const personalPatienceMs = 10_000;

function placementDeps(deps: OrdersDeps): PlaceOrderDeps {
  const mostWaiting = orderLimits.waitingPlacements;
  return {
    ...deps,
    limits: createPlacementLimits(deps.nowMs),
    inPersonalQueue: createQueues({ patienceMs: personalPatienceMs, mostWaiting }),
  };
}

export function ordersHandlers(deps: OrdersDeps): HandlersOf<Endpoints> {
  const { orders } = deps;
  const placing = placementDeps(deps);

  return {
    async getCheckout({ caller, query: { day } }) {
      return { body: (await readCheckout(placing, { diner: caller, day })).checkout };
    },

    async placeOrder({ caller, body, header, visitor, logFacts, untilMs }) {
      const key = requirePlacementKey(header('idempotency-key'));
      const attempt = requireAttempt(header('placement-attempt'));
      const input = { diner: caller, key, body, attempt, visitor, untilMs };
      logFacts({ ...orderFacts('place', { _id: orderIdOf(caller.uid, key) }), attempt });
      const placed = placeOrder(placing, input).catch((error: unknown) => {
        logFacts(problemFacts(error));
        throw error;
      });
      const { order, isReplayed } = await placed;
      logFacts(orderFacts('place', order));
      const answer = toOrderResponse(order);
      if (!isReplayed) return { status: 201, body: answer };
      return { status: 200, headers: { 'Idempotent-Replayed': 'true' }, body: answer };
    },

    async withdrawPlacement({ caller: { uid, email }, header, logFacts, untilMs }) {
      const id = orderIdOf(uid, requirePlacementKey(header('idempotency-key')));
      logFacts(orderFacts('withdraw', { _id: id }));
      const placed = await orders.withdraw({ uid, email, id, untilMs });
      if (placed === undefined) throw nothingOrdered();
      logFacts(orderFacts('withdraw', placed));
      return { body: toOrderResponse(placed) };
    },

    async listOrders({ caller: { uid }, query: { limit = ordersPerPage, after, open } }) {
      const page = await orders.readPage({ uid, limit, after, onlyOpen: open === 'true' });
      return { headers: cursorHeader(page.next), body: page.orders.map(toOrderResponse) };
    },

    async getOrder({ caller, params, header, logFacts }) {
      logFacts(orderFacts('read', { _id: params.id }));
      const body = await findOrder(deps, { id: params.id, caller });
      logFacts(orderFacts('read', body));
      const headers = { ETag: entityTagOf(JSON.stringify(body)) };
      const isKnown = matchesEntityTag(header('if-none-match'), headers.ETag);
      return isKnown ? { status: 304, headers } : { headers, body };
    },

    async cancelOrder({ caller: { uid }, params: { id }, body: { from }, logFacts, untilMs }) {
      logFacts(orderFacts('cancel', { _id: id }));
      const canceled = await cancelOrder(deps, { id, uid, from, untilMs });
      logFacts(orderFacts('cancel', canceled));
      return { body: canceled };
    },

    async reorder({ caller, params: { id } }) {
      return { body: await reorder(deps, { id, diner: caller }) };
    },
  };
}
