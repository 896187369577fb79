import type { RequestOf } from '@thymely/contract/ground/endpoint';
import type { Checkout, placeOrder } from '@thymely/contract/orders/endpoints';

export type NewOrder = RequestOf<NonNullable<(typeof placeOrder)['schemas']>>['body'];

/** What the diner saw of the order when pressing 'Place order'. */
export type SeenOrder = { lines: SeenLine[]; totalCents: number };

export type SeenLine = Pick<
  Checkout['lines'][number],
  'lineId' | 'name' | 'unitCents' | 'quantity' | 'choices' | 'note' | 'diets' | 'allergens'
>;

/** An order on its way: kept in this tab until an answer came, so that it is never placed twice. */
export type KeptPlacement = {
  uid: string;
  /** The same for every attempt. */
  key: string;
  body: NewOrder;
  seen: SeenOrder;
  startedAtMs: number;
  /** Attempts that were begun. Of each but the last one it is not known whether it was carried out. */
  attempts: number;
  /** It is not sent anymore, only withdrawn, unless it turns out to be placed. */
  isGivenUp: boolean;
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
    // A page from before attempts were counted has kept something else.
    if (kept?.attempts === undefined) return undefined;
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
