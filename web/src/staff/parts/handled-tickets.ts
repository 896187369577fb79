import { onSessionEnd } from '../../lib/session/session-events.ts';

const handledKey = 'kitchen-tickets';

/** The number of remembered orders: more than in an evening, so the oldest is not open. */
const kept = 500;

/** Returns the orders whose ticket need not be printed, across reloads of this tab. */
export function readHandled(): ReadonlySet<string> | undefined {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(handledKey) ?? 'null');
    return Array.isArray(ids) ? new Set(ids.map(String)) : undefined;
  } catch {
    return undefined;
  }
}

export function storeHandled(ids: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(handledKey, JSON.stringify([...ids].slice(-kept)));
  } catch {
    // Without storage, a reload prints nothing that was accepted before it.
  }
}

export function forgetHandled(): void {
  try {
    sessionStorage.removeItem(handledKey);
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

onSessionEnd(forgetHandled);
