import { useSyncExternalStore } from 'react';

/** The key on this device, for whoever is signed in: an ID reveals nothing about an order. */
const storageKey = 'dismissed-orders';
/** The maximum number of remembered orders; more are never shown at once. */
const kept = 20;

const listeners = new Set<() => void>();
/** The list, and the text of which it was read; all there is in browsers that block storage. */
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: [] };

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return known.text;
  }
}

function idsIn(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns the refused orders that the bar shows no more: the same list while it is unchanged. */
export function dismissedOrders(): readonly string[] {
  const text = storedText();
  if (text !== known.text) known = { text, ids: idsIn(text) };
  return known.ids;
}

/** Keeps the bar from showing this refused order again. */
export function dismissOrder(id: string): void {
  const ids = [...new Set([...dismissedOrders(), id])].slice(-kept);
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // When storage is blocked or full, the order stays dismissed until the page is closed.
  }
  known = { text: storedText(), ids };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDismissedOrders(): readonly string[] {
  return useSyncExternalStore(subscribe, dismissedOrders);
}
