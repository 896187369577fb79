import { dayMs } from '@thymely/contract/ground/time';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { Diner } from '../../sign-in/caller.ts';
import { noSuchOrder } from './errors.ts';
import { toOrderResponse, type OrderStore, type StoredOrder } from './store.ts';

type FindOrderDeps = { orders: Pick<OrderStore, 'find'>; nowMs: () => number };

/**
 * An order of the diner's own; for the kitchen, any that is open or has ended within a day.
 *
 * @throws AppError NOT_FOUND, the same for a foreign order as for none.
 */
export async function findOrder(
  { orders, nowMs }: FindOrderDeps,
  { id, caller }: { id: string; caller: Diner },
): Promise<Order> {
  const order = await orders.find(id);
  if (order === undefined || !maySee(order, caller, nowMs())) throw noSuchOrder();
  return toOrderResponse(order);
}

/** Whether it is the caller's own, or one that the kitchen has or had in hand just now. */
export function maySee(
  { uid, isOpen, updatedAt }: StoredOrder,
  caller: Diner,
  nowMs: number,
): boolean {
  if (uid === caller.uid) return true;
  return caller.isKitchen && (isOpen || nowMs - Date.parse(updatedAt) <= dayMs);
}
