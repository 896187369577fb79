/** The orders about which this device asked to be told: an ID reveals nothing about an order. */
const storageKey = 'followed-orders';
const mostKept = 20;

/** The copy for browsers that block storage. */
let inMemory: readonly string[] = [];

export function followedOrders(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : inMemory;
  } catch {
    return inMemory;
  }
}

export function keepFollowed(ids: readonly string[]): void {
  inMemory = ids.slice(-mostKept);
  try {
    if (inMemory.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(inMemory));
  } catch {
    // Storage is blocked.
  }
}
