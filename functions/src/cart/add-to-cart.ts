import { randomUUID } from 'node:crypto';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import { limits } from '@thymely/contract/limits';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { AppError } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import { requireIdempotencyKey } from '../http/parse-input.ts';
import { keyUsedForAnotherDish, noSuchDish } from '../menu/errors.ts';
import { requireOwnEmail } from './errors.ts';
import { toCartLine, type CartStore, type StoredLine } from './store.ts';

type Request = {
  diner: Diner;
  menuItemId: string;
  email: string | undefined;
  idempotencyKey: string | undefined;
};

/**
 * Puts one of a dish into the diner's cart. Only the dish's id is trusted. The line keeps the key
 * of the call that made it: a repeated call is answered with that line.
 *
 * @throws AppError FORBIDDEN for someone else's email, NOT_FOUND for an unknown dish, CONFLICT
 * when the dish is already in the cart, the cart is full or the key was used for another dish,
 * INVALID_REQUEST for an invalid key.
 */
export async function addToCart(
  { carts }: { carts: CartStore },
  { diner, menuItemId, email, idempotencyKey }: Request,
): Promise<CartLine> {
  if (email !== undefined) requireOwnEmail(diner, email);
  if (idempotencyKey !== undefined) requireIdempotencyKey(idempotencyKey);
  // One id for all attempts: Firestore's client repeats a write whose answer got lost.
  const id = randomUUID();
  const update = { uid: diner.uid, email: diner.email, menuItemId };
  return carts.update(update, ({ lines, dish }) => {
    const known =
      lines.find((line) => line.id === id) ?? lineAddedBy(idempotencyKey, { lines, menuItemId });
    if (known) return { answer: toCartLine({ line: known, dish, email: diner.email }) };
    if (dish === undefined) throw noSuchDish();
    const line = newLine({ id, lines, dish, idempotencyKey });
    const answer = toCartLine({ line, dish, email: diner.email });
    return { lines: [...lines, line], answer };
  });
}

type Key = string | undefined;

/** The line that an earlier call with this key made, if it is still in the cart. */
function lineAddedBy(
  key: Key,
  { lines, menuItemId }: { lines: readonly StoredLine[]; menuItemId: string },
): StoredLine | undefined {
  if (key === undefined) return undefined;
  const line = lines.find(({ idempotencyKey }) => idempotencyKey === key);
  if (line === undefined || line.menuItemId === menuItemId) return line;
  throw keyUsedForAnotherDish();
}

type NewLine = {
  id: string;
  lines: readonly StoredLine[];
  dish: MenuItem;
  idempotencyKey: Key;
};

function newLine({ id, lines, dish, idempotencyKey }: NewLine): StoredLine {
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
    // Later than every other line, even when clocks differ: lines are shown in the order added.
    addedAtMs: Math.max(Date.now(), lastAddedAtMs + 1),
    added: { name, image, price },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}
