import type { RequestOf } from '@thymely/contract/endpoint';
import type { placeOrder } from '@thymely/contract/orders/endpoints';

export type NewOrder = RequestOf<NonNullable<(typeof placeOrder)['schemas']>>['body'];

/** What the diner saw of the order when pressing 'Place order'. */
export type SeenOrder = {
  lines: { lineId: string; name: string; unitCents: number; quantity: number }[];
  totalCents: number;
};

/** An order on its way: kept in this tab until an answer came, so that it is never placed twice. */
export type KeptPlacement = {
  uid: string;
  /** The same for every attempt. */
  key: string;
  body: NewOrder;
  seen: SeenOrder;
  startedAtMs: number;
  /** An attempt may have been carried out although no answer arrived. */
  isUnsure: boolean;
};

const storageKey = 'placement';

/** In browsers that block storage it lasts as long as the page. */
let inMemory: string | undefined;

export function keepPlacement(kept: KeptPlacement): void {
  inMemory = JSON.stringify(kept);
  try {
    sessionStorage.setItem(storageKey, inMemory);
  } catch {
    // Storage is blocked.
  }
}

export function dropPlacement(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** The placement that this person has begun; somebody else's is dropped. */
export function keptPlacement(uid: string): KeptPlacement | undefined {
  const kept = readPlacement();
  if (kept && kept.uid !== uid) dropPlacement();
  return kept?.uid === uid ? kept : undefined;
}

function readPlacement(): KeptPlacement | undefined {
  try {
    const kept = JSON.parse(storedText() ?? 'null') as Partial<KeptPlacement> | null;
    const isWhole =
      kept?.uid && kept.key && kept.body && kept.seen && kept.startedAtMs !== undefined;
    return isWhole ? (kept as KeptPlacement) : undefined;
  } catch {
    return undefined;
  }
}

function storedText(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}
