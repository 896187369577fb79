import type { CartLine } from '@thymely/contract/cart/endpoints';
import type { Diner } from '../http/caller.ts';
import type { MenuCopy } from '../menu/menu-cache.ts';
import { cartLineOf } from './cart-line.ts';
import type { CartStore } from './store.ts';
import { requireOwnEmail } from './require-own-email.ts';

type Parts = { carts: CartStore; menuCopy: MenuCopy };

/**
 * The diner's cart in the order added, at the menu's present prices.
 *
 * @throws AppError FORBIDDEN for somebody else's e-mail.
 */
export async function listCart(
  { carts, menuCopy }: Parts,
  { diner, email }: { diner: Diner; email: string },
): Promise<CartLine[]> {
  requireOwnEmail(diner, email);
  const [cart, menu] = await Promise.all([carts.find(diner.uid), menuCopy.read()]);
  const dishes = new Map(menu.items.map((item) => [item._id, item]));
  return cart.lines.map((line) =>
    cartLineOf({ line, dish: dishes.get(line.menuItemId), email: diner.email }),
  );
}
