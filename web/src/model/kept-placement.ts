import type { RequestOf } from '@thymely/contract/ground/endpoint';
import type { Checkout, placeOrder } from '@thymely/contract/orders/endpoints';
import { keepOfPerson, keptOfPerson } from '../lib/session/kept.ts';

export type NewOrder = RequestOf<NonNullable<(typeof placeOrder)['schemas']>>['body'];

/** The order as the diner saw it when pressing 'Place order'. */
export type SeenOrder = {
  lines: SeenLine[];
  totalCents: number;
  /** The time of 'right away', if that was offered. */
  asap?: string;
};

export type SeenLine = Pick<
  Checkout['lines'][number],
  'lineId' | 'name' | 'unitCents' | 'quantity' | 'choices' | 'note' | 'diets' | 'allergens' | 'tax'
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
  keepOfPerson('placement', kept);
}

/** Returns the placement that this person has begun. */
export function keptPlacement(uid: string): KeptPlacement | undefined {
  const kept = keptOfPerson<KeptPlacement>('placement', uid);
  const isWhole = kept?.key && kept.body && kept.seen && kept.startedAtMs !== undefined;
  // Pages before attempts were counted kept a different format.
  return isWhole && kept.attempts !== undefined ? (kept as KeptPlacement) : undefined;
}
