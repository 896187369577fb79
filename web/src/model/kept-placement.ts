import type { RequestOf } from '@thymely/contract/ground/endpoint';
import type { Checkout, placeOrder } from '@thymely/contract/orders/endpoints';
import { dropUnfinished, keepUnfinished, unfinished } from '../lib/session/unfinished.ts';

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

export function keepPlacement(kept: KeptPlacement): void {
  keepUnfinished(JSON.stringify(kept));
}

/** The placement that this person has begun; somebody else's is dropped. */
export function keptPlacement(uid: string): KeptPlacement | undefined {
  const kept = readPlacement();
  if (kept && kept.uid !== uid) dropUnfinished();
  return kept?.uid === uid ? kept : undefined;
}

function readPlacement(): KeptPlacement | undefined {
  try {
    const kept = JSON.parse(unfinished() ?? 'null') as Partial<KeptPlacement> | null;
    const isWhole =
      kept?.uid && kept.key && kept.body && kept.seen && kept.startedAtMs !== undefined;
    // A page from before attempts were counted has kept something else.
    if (kept?.attempts === undefined) return undefined;
    return isWhole ? (kept as KeptPlacement) : undefined;
  } catch {
    return undefined;
  }
}
