import { randomUUID } from 'node:crypto';
import type { CartLine, KeptDish, MissingDish } from '@thymely/contract/cart/endpoints';
import type { Diner } from '../sign-in/caller.ts';
import { requireIdempotencyKey } from '../http/parse-input.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import { toCartLines } from './cart-view.ts';
import { mergeLines, missingFrom, wantedLine, withMerge } from './merge-lines.ts';
import { choicesFromTheStart, type Wish } from './new-line.ts';
import type { Menu } from './present-line.ts';
import type { AddReading, CartDecision, CartStore } from './store.ts';

type MergeCartDeps = { carts: CartStore; menuCache: MenuCache; nowMs: () => number };

type MergeCartInput = {
  diner: Diner;
  kept: readonly KeptDish[];
  idempotencyKey: string | undefined;
};

type MergedCart = { lines: CartLine[]; missing: MissingDish[] };

/**
 * Merges what a visitor's browser has kept into the diner's cart, in one conditional write. The cart
 * remembers the key, so that a repeated merge does not bring back what was ordered or removed since.
 *
 * @throws AppError INVALID_REQUEST for an invalid key.
 */
export async function mergeCart(
  { carts, menuCache, nowMs }: MergeCartDeps,
  { diner: { uid, email }, kept, idempotencyKey: key }: MergeCartInput,
): Promise<MergedCart> {
  if (key !== undefined) requireIdempotencyKey(key);
  // All attempts share these IDs, because Firestore's client repeats a write whose answer was lost.
  const wishes = kept.map(({ menuItemId, choices: chosen, note = '', quantity }) => ({
    id: randomUUID(),
    quantity,
    wish: { menuItemId, chosen, note },
  }));
  const adding = {
    uid,
    email,
    nowMs,
    readMenu: () => menuCache.read(),
    hasNote: wishes.some(({ wish }) => wish.note !== ''),
    needsSoldOut: (menu: Menu) =>
      wishes.some(({ wish }) => choicesFromTheStart(wish, menu).length > 0),
  };
  return carts.add(adding, (reading) => decideMerge({ wishes, key, email }, reading));
}

type Merge = {
  wishes: readonly { id: string; quantity: number; wish: Wish }[];
  key: string | undefined;
  email: string;
};

function decideMerge({ wishes, key, email }: Merge, reading: AddReading): CartDecision<MergedCart> {
  const { lines: before, merged, menu } = reading;
  const wanted = wishes.map(({ wish, ...portions }) => wantedLine(wish, { ...portions, reading }));
  const isRepeated = key !== undefined && merged.includes(key);
  const view = { menu, email };
  // What was ordered or removed since the first time does not come back.
  if (isRepeated)
    return { answer: { lines: toCartLines(before, view), missing: missingFrom(wanted) } };
  const { lines, results } = mergeLines(before, wanted);
  const missing = missingFrom(results);
  const answer = { lines: toCartLines(lines ?? before, view), missing };
  if (key !== undefined) return { lines: lines ?? before, merged: withMerge(merged, key), answer };
  return lines === undefined ? { answer } : { lines, answer };
}
