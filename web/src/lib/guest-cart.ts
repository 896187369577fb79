import { useSyncExternalStore } from 'react';

/** The key on this device for the dishes that a visitor has chosen and not ordered. */
const guestKey = 'guest-cart';
/** The key of `keepOfPerson` for such dishes of somebody who has logged in since. */
const ownKey = 'kept-dishes';

const listeners = new Set<() => void>();
/** The text of a browser that blocks storage. */
let inMemory: string | null = null;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns what is kept of the visitor as text, or null. Anybody may have changed it. */
export function readGuestCart(): string | null {
  return stored(guestKey) ?? inMemory;
}

/** Keeps a text, or nothing. */
export function writeGuestCart(text: string | null): void {
  inMemory = null;
  try {
    if (text === null) localStorage.removeItem(guestKey);
    else localStorage.setItem(guestKey, text);
  } catch {
    // Storage is blocked or full: the dishes are kept until the page is closed.
    inMemory = text;
  }
  for (const listener of listeners) listener();
}

function subscribeToGuestCart(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has kept or merged dishes.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What a visitor has kept, as text; null for nothing, and while a prerendered page is hydrated. */
export function useGuestCart(): string | null {
  return useSyncExternalStore(subscribeToGuestCart, readGuestCart, () => null);
}

/** Whether there may be dishes to merge into the cart of whoever is logged in. */
export function mayHaveKeptDishes(): boolean {
  return readGuestCart() !== null || stored(ownKey) !== null;
}
