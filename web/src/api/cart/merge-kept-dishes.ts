import {
  mergeCart,
  type CartLine,
  type KeptDish,
  type MissingDish,
} from '@thymely/contract/cart/endpoints';
import { authState } from '../../lib/auth/auth-state.ts';
import { isApiError } from '../../lib/http/api-error.ts';
import { callApi } from '../../lib/http/call-api.ts';
import { dropKept, keepOfPerson, keptOfPerson } from '../../lib/session/kept.ts';
import {
  keepDishes,
  keptDishes,
  keptLinesIn,
  withKept,
  type KeptLine,
} from '../../model/kept-dishes.ts';
import { queryClient } from '../query-client.ts';
import { showWholeCart } from './whole-cart.ts';

/** The dishes that are on their way into a person's cart. */
type ClaimedDishes = { uid: string; key: string; lines: KeptLine[] };

type Person = { uid: string; email: string };

export type MergedDishes = {
  kept: readonly KeptLine[];
  lines: CartLine[];
  missing: MissingDish[];
};

/**
 * Makes what a visitor has kept the dishes of whoever has logged in: nobody else gets them, and a
 * logout drops them. The key stays as long as nothing is added.
 */
function claim(uid: string): ClaimedDishes | undefined {
  const before = keptOfPerson<ClaimedDishes>('kept-dishes', uid);
  const own = keptLinesIn(JSON.stringify(before?.lines ?? []));
  const guest = keptDishes();
  const lines = withKept(own, guest);
  const key = guest.length === 0 ? before?.key : undefined;
  const claimed = { uid, key: key ?? crypto.randomUUID(), lines };
  if (lines.length === 0) dropKept('kept-dishes');
  else keepOfPerson('kept-dishes', claimed);
  keepDishes([]);
  return lines.length === 0 ? undefined : claimed;
}

let merging: { uid: string; result: Promise<MergedDishes | undefined> } | undefined;

/**
 * Merges the kept dishes into the person's cart, once at a time. If that fails, they are kept, and
 * the next call tries again.
 *
 * @returns undefined if there were none
 * @throws ApiError
 */
export function mergeKeptDishes(person: Person): Promise<MergedDishes | undefined> {
  if (merging?.uid === person.uid) return merging.result;
  const result = merge(person).finally(() => {
    merging = undefined;
  });
  merging = { uid: person.uid, result };
  return result;
}

async function merge({ uid, email }: Person): Promise<MergedDishes | undefined> {
  const claimed = claim(uid);
  if (claimed === undefined) return undefined;
  const { key, lines: kept } = claimed;
  const body = { lines: kept.map(toKeptDish) };
  try {
    const headers = { 'idempotency-key': key };
    const { lines, missing } = await callApi(mergeCart, { body, headers });
    settle(uid);
    await showWholeCart(queryClient, { email, lines });
    return { kept, lines, missing };
  } catch (error) {
    // The server understands nothing of it: somebody has changed what is kept.
    if (isApiError(error, 400) || isApiError(error, 413)) settle(uid);
    throw error;
  }
}

/** Drops what is kept, unless somebody else has logged in meanwhile. */
function settle(uid: string): void {
  const state = authState();
  if (state.status === 'signed-in' && state.account.uid === uid) dropKept('kept-dishes');
}

function toKeptDish({ menuItemId, quantity, choices, note }: KeptLine): KeptDish {
  return { menuItemId, quantity, ...(choices && { choices }), ...(note && { note }) };
}
