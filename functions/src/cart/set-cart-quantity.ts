import type { CartLine } from '@thymely/contract/cart/endpoints';
import type { Diner } from '../http/caller.ts';
import type { MenuCopy } from '../menu/menu-cache.ts';
import { cartLineOf } from './cart-line.ts';
import type { CartStore } from './store.ts';
import { noSuchLine } from './no-such-line.ts';
import { lost, tryUntilWon } from '../retry-on-conflict.ts';

type Parts = { carts: CartStore; menuCopy: MenuCopy };
type Request = { diner: Diner; lineId: string; quantity: number };

/** @throws AppError NOT_FOUND for a line that is not in the diner's own cart. */
export async function setCartQuantity(
  { carts, menuCopy }: Parts,
  { diner, lineId, quantity }: Request,
): Promise<CartLine> {
  const [menu, line] = await Promise.all([
    menuCopy.read(),
    tryUntilWon(async () => {
      const cart = await carts.find(diner.uid);
      const found = cart.lines.find(({ id }) => id === lineId);
      if (found === undefined) throw noSuchLine();
      const isSet = await carts.setQuantity(cart, { id: lineId, quantity });
      return isSet ? { ...found, quantity } : lost;
    }),
  ]);
  const dish = menu.items.find(({ _id }) => _id === line.menuItemId);
  return cartLineOf({ line, dish, email: diner.email });
}
