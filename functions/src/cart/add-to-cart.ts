import { randomUUID } from 'node:crypto';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import type { Diner } from '../http/caller.ts';
import { requireIdempotencyKey } from '../http/parse-input.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import { toCartLine } from './cart-view.ts';
import { requireOwnEmail } from './errors.ts';
import { lineAddedBy, newLine, type Wish } from './new-line.ts';
import type { CartStore } from './store.ts';

type Parts = { carts: CartStore; menuCache: MenuCache };

type Request = {
  diner: Diner;
  wish: Wish;
  email: string | undefined;
  idempotencyKey: string | undefined;
};

/**
 * Puts one of a dish into the diner's cart. Only the dish's id, the choices and the note are
 * trusted. The line keeps the key of the call that made it: a repeated call is answered with that
 * line.
 *
 * @throws AppError FORBIDDEN for someone else's email, NOT_FOUND for an unknown dish, CONFLICT
 * when the dish is already in the cart like this, the cart is full or the key was used for another
 * dish, INVALID_REQUEST for an invalid key, choices that the dish does not offer or a note where
 * none is taken.
 */
export async function addToCart(
  { carts, menuCache }: Parts,
  { diner, wish, email, idempotencyKey }: Request,
): Promise<CartLine> {
  if (email !== undefined) requireOwnEmail(diner, email);
  if (idempotencyKey !== undefined) requireIdempotencyKey(idempotencyKey);
  // One id for all attempts: Firestore's client repeats a write whose answer got lost.
  const id = randomUUID();
  const { uid, email: ownEmail } = diner;
  const reading = { uid, email: ownEmail, readMenu: () => menuCache.read() };
  return carts.add({ ...reading, hasNote: wish.note !== '' }, ({ lines, menu, takesNotes }) => {
    const known =
      lines.find((line) => line.id === id) ??
      (idempotencyKey === undefined ? undefined : lineAddedBy(idempotencyKey, lines, wish));
    const view = { menu, email: ownEmail };
    if (known) return { answer: toCartLine(known, view) };
    const line = newLine({ id, wish, idempotencyKey }, { lines, menu, takesNotes });
    return { lines: [...lines, line], answer: toCartLine(line, view) };
  });
}
