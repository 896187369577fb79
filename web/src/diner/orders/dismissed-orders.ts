import { useSyncExternalStore } from 'react';

/** The key on this device, for whoever is signed in: an ID reveals nothing about an order. */
const storageKey = 'dismissed-orders';
/** The maximum number of remembered orders; more are never shown at once. */
const kept = 20;

const listeners = new Set<() => void>();
/** The same list in memory, for browsers that block storage. */
let dismissed: readonly string[] | undefined;

function readStored(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns the refused orders that the bar shows no more. */
export function dismissedOrders(): readonly string[] {
  dismissed ??= readStored();
  return dismissed;
}

/** Keeps the bar from showing this refused order again. */
export function dismissOrder(id: string): void {
  dismissed = [...new Set([...readStored(), ...dismissedOrders(), id])].slice(-kept);
  try {
    localStorage.setItem(storageKey, JSON.stringify(dismissed));
  } catch {
    // When storage is blocked or full, the order stays dismissed until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDismissedOrders(): readonly string[] {
  return useSyncExternalStore(subscribe, dismissedOrders);
}
