import { randomUUID } from 'node:crypto';
import type { CartLine } from '@thymely/contract/cart';
import { limits } from '@thymely/contract/limits';
import type { MenuItem } from '@thymely/contract/menu';
import { AppError, unauthenticated } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import { noSuchDish } from '../menu/no-such-dish.ts';
import { cartLineOf } from './cart-line.ts';
import type { CartStore, StoredCart, StoredLine } from './cart-store.ts';
import { requireOwnEmail } from './require-own-email.ts';
import { lost, tryUntilWon } from '../try-until-won.ts';

type Request = { diner: Diner; menuItemId: string; email: string | undefined };

/**
 * Puts one of a dish into the diner's cart. Nothing but the dish's id is believed.
 *
 * @throws AppError FORBIDDEN for somebody else's e-mail, NOT_FOUND for an unknown dish, CONFLICT
 * when the dish is in the cart already or the cart is full.
 */
export async function addDishToCart(
  { carts }: { carts: CartStore },
  { diner, menuItemId, email }: Request,
): Promise<CartLine> {
  if (email !== undefined) requireOwnEmail(diner, email);
  return tryUntilWon(async () => {
    const { user, dish, cart } = await carts.findForAdding({ uid: diner.uid, menuItemId });
    // Read again with every attempt: a diner who is being removed gets no new cart.
    if (user?.status !== 'active') throw unauthenticated();
    if (dish === undefined) throw noSuchDish();
    const line = newLine({ cart, dish });
    const isAdded = await carts.addLine(cart, line, diner.email);
    return isAdded ? cartLineOf({ line, dish, email: diner.email }) : lost;
  });
}

function newLine({ cart, dish }: { cart: StoredCart; dish: MenuItem }): StoredLine {
  const { lines } = cart;
  if (lines.some((line) => line.menuItemId === dish._id)) {
    throw new AppError('CONFLICT', 'This dish is already in your cart.');
  }
  if (lines.length >= limits.cartLines) {
    throw new AppError(
      'CONFLICT',
      `Your cart is full. It can hold up to ${limits.cartLines} dishes.`,
    );
  }
  const { name, image, price } = dish;
  const lastAddedAtMs = lines.at(-1)?.addedAtMs ?? 0;
  return {
    id: randomUUID(),
    menuItemId: dish._id,
    quantity: 1,
    // Later than every other line, also when clocks differ: the order added stays the order shown.
    addedAtMs: Math.max(Date.now(), lastAddedAtMs + 1),
    added: { name, image, price },
  };
}
