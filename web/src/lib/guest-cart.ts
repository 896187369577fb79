import { useSyncExternalStore } from 'react';
import { guestCartKey, inMemory, onKeptDishes } from './kept-mark.ts';

/** Returns what is kept of the visitor as text, or null. Anybody may have changed it. */
export function readGuestCart(): string | null {
  try {
    return localStorage.getItem(guestCartKey) ?? inMemory.text;
  } catch {
    return inMemory.text;
  }
}

/** Keeps a text, or nothing. */
export function writeGuestCart(text: string | null): void {
  inMemory.text = null;
  try {
    if (text === null) localStorage.removeItem(guestCartKey);
    else localStorage.setItem(guestCartKey, text);
  } catch {
    // Storage is blocked or full: the dishes are kept until the page is closed.
    inMemory.text = text;
  }
  // The browser itself tells the other tabs.
  globalThis.dispatchEvent?.(new Event('storage'));
}

/** What a visitor has kept, as text; null for nothing. */
export function useGuestCart(): string | null {
  return useSyncExternalStore(onKeptDishes, readGuestCart, () => null);
}
