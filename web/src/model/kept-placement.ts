import type { RequestOf } from '@thymely/contract/ground/endpoint';
import type { Checkout, placeOrder } from '@thymely/contract/orders/endpoints';
import { dropText, keepText, keptText } from '../lib/session/kept-texts.ts';

export type NewOrder = RequestOf<NonNullable<(typeof placeOrder)['schemas']>>['body'];

/** The order as the diner saw it when pressing 'Place order'. */
export type SeenOrder = { lines: SeenLine[]; totalCents: number };

export type SeenLine = Pick<
  Checkout['lines'][number],
  'lineId' | 'name' | 'unitCents' | 'quantity' | 'choices' | 'note' | 'diets' | 'allergens'
>;

/** An order being placed, kept in this tab until there is an answer: it is never placed twice. */
export type KeptPlacement = {
  uid: string;
  /** The idempotency key of every attempt. */
  key: string;
  body: NewOrder;
  seen: SeenOrder;
  startedAtMs: number;
  /** The number of attempts; of all but the last, it is unknown whether they were carried out. */
  attempts: number;
  /** Whether the order is only withdrawn, never sent again, unless it turns out to be placed. */
  isGivenUp: boolean;
};

export function keepPlacement(kept: KeptPlacement): void {
  keepText('placement', JSON.stringify(kept));
}

/** Returns the placement that this person has begun; somebody else's is dropped. */
export function keptPlacement(uid: string): KeptPlacement | undefined {
  const kept = readPlacement();
  if (kept && kept.uid !== uid) dropText('placement');
  return kept?.uid === uid ? kept : undefined;
}

function readPlacement(): KeptPlacement | undefined {
  try {
    const kept = JSON.parse(keptText('placement') ?? 'null') as Partial<KeptPlacement> | null;
    const isWhole =
      kept?.uid && kept.key && kept.body && kept.seen && kept.startedAtMs !== undefined;
    // Pages before attempts were counted kept a different format.
    if (kept?.attempts === undefined) return undefined;
    return isWhole ? (kept as KeptPlacement) : undefined;
  } catch {
    return undefined;
  }
}
