/** Session events, for listeners that must not load the session's code. */
type Listener = () => void;

const endListeners = new Set<Listener>();
const refusalListeners = new Set<Listener>();
const lastCalls = new Set<() => Promise<void>>();

function register<Item>(items: Set<Item>, item: Item): () => void {
  items.add(item);
  return () => items.delete(item);
}

/** Calls the listener whenever a session ends, for any reason, to drop personal data. */
export function onSessionEnd(listener: Listener): () => void {
  return register(endListeners, listener);
}

/** Calls the listener when the API has permanently rejected the session. */
export function onSessionRefused(listener: Listener): () => void {
  return register(refusalListeners, listener);
}

/** Adds a call that a logout waits for briefly, for example with a pending quantity. */
export function beforeLogout(send: () => Promise<void>): () => void {
  return register(lastCalls, send);
}

export function announceSessionEnd(): void {
  for (const listener of endListeners) listener();
}

export function announceRefusal(): void {
  for (const listener of refusalListeners) listener();
}

/** Makes the calls that a logout waits for; never rejects. */
export async function sendLastCalls(): Promise<void> {
  await Promise.allSettled([...lastCalls].map((send) => send()));
}
