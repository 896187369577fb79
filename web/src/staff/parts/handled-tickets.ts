import { onSessionEnd } from '../../lib/session/session-events.ts';

const handledKey = 'kitchen-tickets';

/** More than an evening's orders; the oldest can no longer be open. */
const kept = 500;

/** Orders whose ticket need not be printed any more, across reloads of this tab. */
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
    // Storage may be blocked: then a reload prints nothing that was accepted before it.
  }
}

export function forgetHandled(): void {
  try {
    sessionStorage.removeItem(handledKey);
  } catch {
    // Storage may be blocked: nothing was stored.
  }
}

onSessionEnd(forgetHandled);
