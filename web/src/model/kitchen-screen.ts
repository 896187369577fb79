const storageKey = 'kitchen-screen';

let screenId: string | undefined;

/**
 * Returns this window's own ID, by which the server tells kitchen screens apart. It outlives a
 * reload, and two windows of one browser have two.
 */
export function kitchenScreenId(): string {
  screenId ??= adoptId(storedId() ?? crypto.randomUUID());
  return screenId;
}

function adoptId(id: string): string {
  try {
    sessionStorage.setItem(storageKey, id);
  } catch {
    // Storage may be blocked: then each visit is a screen of its own.
  }
  claim(id);
  return id;
}

function storedId(): string | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey) ?? '';
    return /^[A-Za-z0-9_-]{8,64}$/.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** A duplicated window starts with a copy of the other one's storage, so it takes another ID. */
function claim(id: string): void {
  if (!('locks' in navigator)) return;
  const held = navigator.locks.request(`${storageKey} ${id}`, { ifAvailable: true }, (lock) => {
    if (lock) return new Promise<never>(() => undefined);
    screenId = adoptId(crypto.randomUUID());
    return undefined;
  });
  held.catch(() => undefined);
}
