import type { Order } from '@thymely/contract/orders/endpoints';
import type { RejectReason } from '@thymely/contract/orders/order-states';
import type { Diner } from '../sign-in/caller.ts';
import { noSuchOrder } from '../orders/order/errors.ts';
import { maySee } from '../orders/order/find-order.ts';
import { orderAfter, undoableFields, type OrderStepStore } from '../orders/steps/order-steps.ts';
import { refusalOf, requireSensibleBody } from '../orders/order/refusal.ts';
import {
  toOrderResponse,
  type OrderEvent,
  type OrderStore,
  type StoredOrder,
} from '../orders/order/store.ts';

/** The maximum number of orders, far more than the limits allow a diner. */
const mostOpen = 100;

type RejectDinerDeps = {
  orders: Pick<OrderStore, 'find' | 'readPage'>;
  orderSteps: OrderStepStore;
  nowMs: () => number;
};

/** Any order of the diner concerned. */
type Named = { id: string; caller: Diner };

/**
 * Returns the open orders of an order's diner, sorted by due time. If the diner was removed, only
 * the order itself is known.
 *
 * @throws AppError NOT_FOUND
 */
export async function listDinerOrders(deps: RejectDinerDeps, named: Named): Promise<Order[]> {
  return (await openOrdersOf(deps, named)).map(toOrderResponse);
}

type Rejection = Named & {
  reason: RejectReason;
  text?: string | undefined;
  screen: string;
  by: Pick<OrderEvent, 'byUid' | 'byRole'>;
  /** The time by `performance.now()` after which nothing is begun. */
  untilMs: number;
};

/**
 * Rejects all of the diner's open orders, one after another, and returns them. An order that ends
 * meanwhile is not changed; repeating the call rejects the rest.
 *
 * @throws AppError NOT_FOUND, INVALID_REQUEST
 */
export async function rejectDiner(deps: RejectDinerDeps, rejection: Rejection): Promise<Order[]> {
  requireSensibleBody({ action: 'reject', ...rejection });
  const rejected: Order[] = [];
  for (const { _id } of await openOrdersOf(deps, rejection)) {
    const order = await reject(deps, rejection, _id);
    if (order) rejected.push(order);
  }
  return rejected;
}

async function openOrdersOf({ orders, nowMs }: RejectDinerDeps, { id, caller }: Named) {
  const named = await orders.find(id);
  if (named === undefined || !maySee(named, caller, nowMs())) throw noSuchOrder();
  const { uid } = named;
  if (uid === '') return named.isOpen ? [named] : [];
  const page = { uid, limit: mostOpen, after: undefined, onlyOpen: true };
  const open = (await orders.readPage(page)).orders;
  return open.toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
}

/** Rejects an order in any open state; returns undefined for one that has ended. */
function reject(
  deps: RejectDinerDeps,
  rejection: Rejection,
  id: string,
): Promise<Order | undefined> {
  const { reason, text, screen, by, untilMs } = rejection;
  return deps.orderSteps.change<Order | undefined>(
    id,
    ({ order }) => {
      if (!order.isOpen) return Promise.resolve({ answer: undefined });
      const refusal = refusalOf({ action: 'reject', reason, text });
      const after = orderAfter(order, { step: 'reject', nowMs: deps.nowMs(), refusal });
      const event = { ...rejectionOf(order, after), ...by, screen, reason };
      return Promise.resolve({ change: { order: after, event }, answer: toOrderResponse(after) });
    },
    { untilMs },
  );
}

function rejectionOf(before: StoredOrder, after: StoredOrder) {
  return {
    at: after.updatedAt,
    action: 'reject' as const,
    from: before.state,
    to: after.state,
    before: undoableFields(before),
  };
}
