const storageKey = 'kitchen-screen';

let screenId: string | undefined;

/** Returns this browser's own ID, by which the server tells kitchen screens apart. */
export function kitchenScreenId(): string {
  screenId ??= storedId() ?? crypto.randomUUID();
  return screenId;
}

function storedId(): string | undefined {
  try {
    const stored = localStorage.getItem(storageKey) ?? crypto.randomUUID();
    localStorage.setItem(storageKey, stored);
    return /^[A-Za-z0-9_-]{8,64}$/.test(stored) ? stored : undefined;
  } catch {
    // Storage may be blocked: then each visit is a screen of its own.
    return undefined;
  }
}
