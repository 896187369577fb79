import type { Order } from '@thymely/contract/orders/endpoints';
import type { OrderState } from '@thymely/contract/orders/order-states';
import { brand } from '@brand/brand.ts';
import { isForLater, type KitchenNow } from '../../../shared/kitchen/board-columns.ts';

export type DishToCook = { id: string; name: string; quantity: number };

const uncooked: readonly OrderState[] = ['placed', 'accepted', 'cooking'];

/** Adds up the dishes of all orders that are to be cooked now, the most frequent dish first. */
export function dishesToCook(orders: readonly Order[], now: KitchenNow): DishToCook[] {
  const dishes = new Map<string, DishToCook>();
  for (const order of orders) {
    if (!uncooked.includes(order.state) || isForLater(order, now)) continue;
    for (const { menuItemId: id, name, quantity } of order.lines) {
      const known = dishes.get(id)?.quantity ?? 0;
      dishes.set(id, { id, name, quantity: known + quantity });
    }
  }
  return [...dishes.values()].sort(
    (one, other) =>
      other.quantity - one.quantity || one.name.localeCompare(other.name, brand.locale),
  );
}

export function totalOf(dishes: readonly DishToCook[]): number {
  return dishes.reduce((sum, { quantity }) => sum + quantity, 0);
}
