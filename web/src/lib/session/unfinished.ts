/**
 * The storage key of what a person has begun in this tab without a response, as text. It outlives a
 * reload, and is dropped when they log out.
 */
const storageKey = 'placement';

/** The copy for browsers that block storage, which lasts as long as the page. */
let inMemory: string | undefined;

export function keepUnfinished(text: string): void {
  inMemory = text;
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // Storage is blocked.
  }
}

export function dropUnfinished(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

export function unfinished(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}
