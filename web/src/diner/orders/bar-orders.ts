import { hourMs } from '@thymely/contract/ground/time';
import type { Order } from '../../api/orders/orders.ts';

/** A refused order no longer matters this long after its promised time. */
const refusedForMs = 24 * hourMs;

type Known = {
  open: Order[];
  recent: Order[];
  /** IDs of refused orders that need not be shown again on this device. */
  dismissed: readonly string[];
  nowMs: number;
};

export type BarOrders = {
  refused: Order[];
  /** The open order that is furthest along. */
  first: Order | undefined;
  /** The number of other open orders. */
  others: number;
};

/** Returns what the bar at the bottom of every page shows about a diner's orders. */
export function barOrders({ open, recent, dismissed, nowMs }: Known): BarOrders {
  const refused = recent.filter(
    (order) =>
      order.state === 'rejected' &&
      !dismissed.includes(order._id) &&
      nowMs < Date.parse(order.dueAt) + refusedForMs,
  );
  const [first, ...others] = open
    .filter((order) => order.isOpen)
    .toSorted((one, other) => rank(one) - rank(other) || one.dueAt.localeCompare(other.dueAt));
  return { refused, first, others: others.length };
}

function rank({ state }: Order): number {
  const furthestFirst = ['ready', 'cooking', 'accepted', 'placed', 'awaiting_payment'];
  return furthestFirst.indexOf(state);
}
