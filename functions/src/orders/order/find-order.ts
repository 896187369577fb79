import { dayMs } from '@thymely/contract/ground/time';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { Diner } from '../../sign-in/caller.ts';
import { noSuchOrder } from './errors.ts';
import { toOrderResponse, type OrderStore, type StoredOrder } from './store.ts';

type FindOrderDeps = { orders: Pick<OrderStore, 'find'>; nowMs: () => number };

/**
 * Returns an order of the diner or, for the kitchen, any that is open or has ended within a day.
 *
 * @throws AppError NOT_FOUND, the same for somebody else's order as for an unknown one.
 */
export async function findOrder(
  { orders, nowMs }: FindOrderDeps,
  { id, caller }: { id: string; caller: Diner },
): Promise<Order> {
  const order = await orders.find(id);
  if (order === undefined || !maySee(order, caller, nowMs())) throw noSuchOrder();
  return toOrderResponse(order);
}

/** Whether the order is the caller's own, or one that the kitchen handles or has just handled. */
export function maySee(
  { uid, isOpen, updatedAt }: StoredOrder,
  caller: Diner,
  nowMs: number,
): boolean {
  if (uid === caller.uid) return true;
  return caller.isKitchen && (isOpen || nowMs - Date.parse(updatedAt) <= dayMs);
}
