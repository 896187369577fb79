import { inThousands } from '@thymely/contract/ground/in-words';
import type { DishUses } from '@thymely/contract/menu/endpoints';
import * as words from './words.en.ts';

/** Says in how many carts and open orders dishes are, for the question whether to delete them. */
export function usesInWords({ carts, openOrders }: DishUses, dishes: number): string {
  const inCarts = words.carts(carts, inThousands(carts));
  const inOrders = words.openOrders(openOrders, inThousands(openOrders));
  if (carts === 0 && openOrders === 0) return words.usedNowhere(dishes);
  if (openOrders === 0) return words.usedIn(dishes, inCarts);
  if (carts === 0) return words.usedIn(dishes, inOrders);
  return words.usedInBoth(dishes, inCarts, inOrders);
}
