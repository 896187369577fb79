import { idPattern } from '@thymely/contract/ground/limits';
import { wantedOf, type WantedDish } from './dish-entry.ts';

/** The history state of a sign-in screen: how it was reached. */
type SignInEntry = { stepsFromOrigin: number };

/** Returns the state of an entry that is pushed onto another page or another sign-in screen. */
export function signInEntry(reachedFrom?: unknown): SignInEntry {
  return { stepsFromOrigin: stepsFromOrigin(reachedFrom) + 1 };
}

/**
 * Returns how many entries back the page is from which the sign-in screen was opened. 0 means
 * unknown, as after a redirect, which has replaced that page.
 */
export function stepsFromOrigin(state: unknown): number {
  const steps = (state as Partial<SignInEntry> | null | undefined)?.stepsFromOrigin;
  return typeof steps === 'number' && steps > 0 ? steps : 0;
}

/**
 * The history state with a dish. It is never in the URL, so that a link from elsewhere cannot put a
 * dish into anyone's cart.
 */
type PendingDishState = { pendingDishId: string; pendingOrder: WantedDish };

/** Returns a history state that remembers a dish through the login. */
export function pendingDishState(dishId: string, order: WantedDish = {}): PendingDishState {
  return { pendingDishId: dishId, pendingOrder: order };
}

/** Returns how to order the remembered dish: one, without changes, unless the state says more. */
export function pendingOrder(state: unknown): WantedDish {
  return (state as Partial<PendingDishState> | null)?.pendingOrder ?? {};
}

/** Returns the ID of the remembered dish, if there is one. */
export function pendingDishId(state: unknown): string | undefined {
  const id = (state as Partial<PendingDishState> | null)?.pendingDishId;
  return typeof id === 'string' && idPattern.test(id) ? id : undefined;
}

/**
 * Returns the choices, note and quantity that a dish starts with: those of its entry, or those with
 * which a visitor ordered it before the login.
 */
export function wantedAtEntry(state: unknown, dishId: string): WantedDish | undefined {
  return wantedOf(state) ?? (pendingDishId(state) === dishId ? pendingOrder(state) : undefined);
}
