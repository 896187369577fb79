import { sha256 } from './placement-key.ts';
import type { PricedCart } from './priced-lines.ts';

export type Quote = {
  hash: string;
  /** When the order was said to be ready if placed at once; undefined when that was not offered. */
  asapMs: number | undefined;
};

type Quoted = { uid: string; cart: Pick<PricedCart, 'lines' | 'totalCents'> };

/** What the diner was shown, in so few characters that the placement can send it back. */
export function quoteHashOf({ uid, cart }: Quoted): string {
  const lines = cart.lines.map(({ shown: line }) => [
    ...[line.lineId, line.menuItemId, line.quantity, line.note],
    // However the groups are arranged by now.
    line.choices.map(({ groupId, choiceId }) => `${groupId}/${choiceId}`).toSorted(),
    line.available ? line.unitCents : null,
  ]);
  // With the diner, so that nobody places an order by what somebody else was shown.
  return sha256(JSON.stringify([uid, lines, cart.totalCents]));
}

export function formatQuote({ hash, asapMs = 0 }: Quote): string {
  return `${hash}.${Math.floor(asapMs / 1000)}`;
}

/** A quote that follows the contract's pattern. */
export function parseQuote(quote: string): Quote {
  const [hash = '', seconds] = quote.split('.');
  const asapMs = Number(seconds) * 1000;
  return { hash, asapMs: asapMs === 0 ? undefined : asapMs };
}
