import { randomUUID } from 'node:crypto';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import { limits } from '@thymely/contract/limits';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { AppError, unauthenticated } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import { requireIdempotencyKey } from '../http/idempotency-key.ts';
import { noSuchDish } from '../menu/no-such-dish.ts';
import { cartLineOf } from './cart-line.ts';
import type { CartStore, StoredCart, StoredLine } from './store.ts';
import { requireOwnEmail } from './require-own-email.ts';
import { lost, tryUntilWon } from '../retry-on-conflict.ts';

type Request = {
  diner: Diner;
  menuItemId: string;
  email: string | undefined;
  idempotencyKey: string | undefined;
};

/**
 * Puts one of a dish into the diner's cart. Nothing but the dish's id is believed. The line keeps the
 * key of the call that made it: a repeated call answers that line.
 *
 * @throws AppError FORBIDDEN for somebody else's e-mail, NOT_FOUND for an unknown dish, CONFLICT
 * when the dish is in the cart already, the cart is full or the key was used for another dish,
 * INVALID_REQUEST for a key that is none.
 */
export async function addDishToCart(
  { carts }: { carts: CartStore },
  { diner, menuItemId, email, idempotencyKey }: Request,
): Promise<CartLine> {
  if (email !== undefined) requireOwnEmail(diner, email);
  if (idempotencyKey !== undefined) requireIdempotencyKey(idempotencyKey);
  // One id for all attempts: Firestore's client repeats a write whose answer got lost.
  const id = randomUUID();
  return tryUntilWon(async () => {
    const { user, dish, cart } = await carts.findForAdding({ uid: diner.uid, menuItemId });
    // Read again with every attempt: a diner who is being removed gets no new cart.
    if (user?.status !== 'active') throw unauthenticated();
    const known =
      cart.lines.find((line) => line.id === id) ??
      lineAddedBy(idempotencyKey, { cart, menuItemId });
    if (known !== undefined) return cartLineOf({ line: known, dish, email: diner.email });
    if (dish === undefined) throw noSuchDish();
    const line = newLine({ id, cart, dish, idempotencyKey });
    const isAdded = await carts.addLine(cart, line, diner.email);
    return isAdded ? cartLineOf({ line, dish, email: diner.email }) : lost;
  });
}

type Key = string | undefined;

/** The line that an earlier call with this key has made, if it is still in the cart. */
function lineAddedBy(
  key: Key,
  { cart, menuItemId }: { cart: StoredCart; menuItemId: string },
): StoredLine | undefined {
  if (key === undefined) return undefined;
  const line = cart.lines.find(({ idempotencyKey }) => idempotencyKey === key);
  if (line === undefined || line.menuItemId === menuItemId) return line;
  throw new AppError('CONFLICT', 'This key has already been used for another dish.');
}

type NewLine = { id: string; cart: StoredCart; dish: MenuItem; idempotencyKey: Key };

function newLine({ id, cart, dish, idempotencyKey }: NewLine): StoredLine {
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
    id,
    menuItemId: dish._id,
    quantity: 1,
    // Later than every other line, also when clocks differ: the order added stays the order shown.
    addedAtMs: Math.max(Date.now(), lastAddedAtMs + 1),
    added: { name, image, price },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}
