import { randomUUID } from 'node:crypto';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import type { Diner } from '../sign-in/caller.ts';
import { requireIdempotencyKey } from '../http/parse-input.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import { toCartLine } from './cart-view.ts';
import { requireOwnEmail } from './errors.ts';
import { choicesFromTheStart, lineAddedBy, newLine, type Wish } from './new-line.ts';
import type { Menu } from './present-line.ts';
import type { CartStore } from './store.ts';

type AddToCartDeps = { carts: CartStore; menuCache: MenuCache; nowMs: () => number };

type AddToCartInput = {
  diner: Diner;
  wish: Wish;
  email: string | undefined;
  idempotencyKey: string | undefined;
};

/**
 * Adds one portion of a dish to the diner's cart. Only the dish's ID, the choices and the note are
 * used. The line stores the key of the call that added it, so that a repeated call returns that
 * line.
 *
 * @throws AppError FORBIDDEN for someone else's email, NOT_FOUND for an unknown dish, CONFLICT when
 * the same dish is already in the cart with the same choices and note, the cart is full or the key
 * was used for another dish, INVALID_REQUEST for an invalid key, choices that the dish does not
 * offer, preselected choices of which one is sold out, or a note where none is accepted.
 */
export async function addToCart(
  { carts, menuCache, nowMs }: AddToCartDeps,
  { diner, wish, email, idempotencyKey }: AddToCartInput,
): Promise<CartLine> {
  if (email !== undefined) requireOwnEmail(diner, email);
  if (idempotencyKey !== undefined) requireIdempotencyKey(idempotencyKey);
  // All attempts share one ID, because Firestore's client repeats a write whose answer was lost.
  const id = randomUUID();
  const { uid, email: ownEmail } = diner;
  const adding = {
    uid,
    email: ownEmail,
    nowMs,
    readMenu: () => menuCache.read(),
    hasNote: wish.note !== '',
    needsSoldOut: (menu: Menu) => choicesFromTheStart(wish, menu).length > 0,
  };
  return carts.add(adding, (reading) => {
    const { lines, menu } = reading;
    const known =
      lines.find((line) => line.id === id) ??
      (idempotencyKey === undefined ? undefined : lineAddedBy(idempotencyKey, lines, wish));
    const view = { menu, email: ownEmail };
    if (known) return { answer: toCartLine(known, view) };
    const line = newLine({ id, wish, idempotencyKey }, reading);
    return { lines: [...lines, line], answer: toCartLine(line, view) };
  });
}
