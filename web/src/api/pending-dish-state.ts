import { idPattern } from '@thymely/contract/limits';

/**
 * Kept in the history entry, never in the address: a link from elsewhere cannot put a dish into
 * anybody's cart.
 */
type PendingDishState = { pendingDishId: string };

/** History state that remembers a dish through the login. */
export function pendingDishState(dishId: string): PendingDishState {
  return { pendingDishId: dishId };
}

/** The remembered dish of a history state, when there is one. */
export function pendingDishId(state: unknown): string | undefined {
  const id = (state as Partial<PendingDishState> | null)?.pendingDishId;
  return typeof id === 'string' && idPattern.test(id) ? id : undefined;
}
