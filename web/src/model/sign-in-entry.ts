import { idPattern } from '@thymely/contract/ground/limits';
import type { WantedDish } from './dish-entry.ts';

/** What the history entry of a sign-in screen records about how it was reached. */
type SignInEntry = { stepsFromOrigin: number };

/** State of an entry that is pushed onto the page to return to, or onto another sign-in screen. */
export function signInEntry(reachedFrom?: unknown): SignInEntry {
  return { stepsFromOrigin: stepsFromOrigin(reachedFrom) + 1 };
}

/**
 * How many entries back the page is from which the sign-in screen was opened. 0: unknown,
 * as after a redirect, which has replaced that page.
 */
export function stepsFromOrigin(state: unknown): number {
  const steps = (state as Partial<SignInEntry> | null | undefined)?.stepsFromOrigin;
  return typeof steps === 'number' && steps > 0 ? steps : 0;
}

/**
 * Kept in the history entry, never in the URL: a link from elsewhere cannot put a dish into
 * anyone's cart.
 */
type PendingDishState = { pendingDishId: string; pendingOrder: WantedDish };

/** History state that remembers a dish through the login. */
export function pendingDishState(dishId: string, order: WantedDish = {}): PendingDishState {
  return { pendingDishId: dishId, pendingOrder: order };
}

/** How the remembered dish was to be ordered: once, as it comes, unless the state says more. */
export function pendingOrder(state: unknown): WantedDish {
  return (state as Partial<PendingDishState> | null)?.pendingOrder ?? {};
}

/** The remembered dish of a history state, if there is one. */
export function pendingDishId(state: unknown): string | undefined {
  const id = (state as Partial<PendingDishState> | null)?.pendingDishId;
  return typeof id === 'string' && idPattern.test(id) ? id : undefined;
}
