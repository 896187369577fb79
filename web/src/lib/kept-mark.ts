import { useSyncExternalStore } from 'react';

/** The key on this device for the dishes that a visitor has chosen and not ordered. */
export const guestCartKey = 'guest-cart';
/** The key of `keepOfPerson` for such dishes of somebody who has logged in since. */
const ownKey = 'kept-dishes';

/** The text of a browser that blocks storage. */
export const inMemory: { text: string | null } = { text: null };

/** Whether there may be dishes of a visitor, or to merge into the cart of whoever is logged in. */
export function mayHaveKeptDishes(): boolean {
  try {
    return inMemory.text !== null || guestCartKey in localStorage || ownKey in localStorage;
  } catch {
    return false;
  }
}

/** Calls the listener when dishes are kept or dropped, in this tab or in another one. */
export function onKeptDishes(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
  };
}

export function useMayHaveKeptDishes(): boolean {
  return useSyncExternalStore(onKeptDishes, mayHaveKeptDishes, () => false);
}
