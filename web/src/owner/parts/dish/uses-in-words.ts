import { inThousands } from '@thymely/contract/ground/in-words';
import type { DishUses } from '@thymely/contract/menu/endpoints';
import { orderNames } from '../named-orders/order-names.ts';
import * as words from './words.en.ts';

/** Says in how many carts and in which open orders dishes are, for the question whether to delete them. */
export function usesInWords(uses: DishUses, dishes: number): string {
  const { carts, openOrders } = uses;
  const inCarts = words.carts(carts, inThousands(carts));
  const inOrders = words.openOrders(openOrders, inThousands(openOrders), orderNames(uses));
  if (carts === 0 && openOrders === 0) return words.usedNowhere(dishes);
  if (openOrders === 0) return words.usedIn(dishes, inCarts);
  if (carts === 0) return words.usedIn(dishes, inOrders);
  return words.usedInBoth(dishes, inCarts, inOrders);
}
