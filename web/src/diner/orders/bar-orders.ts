import { hourMs } from '@thymely/contract/ground/time';
import type { Order } from '../../api/orders/orders.ts';

/** After this the promised time of a refused order is of interest to nobody. */
const refusedForMs = 24 * hourMs;

type Known = {
  open: Order[];
  recent: Order[];
  /** IDs of refused orders that need not be shown again on this device. */
  dismissed: readonly string[];
  /** The order whose own page is shown. */
  shownId: string | undefined;
  nowMs: number;
};

export type BarOrders = {
  refused: Order[];
  /** The open order that is furthest along. */
  first: Order | undefined;
  /** How many others are open. */
  others: number;
};

/** What the bar of every page tells a diner about their orders. */
export function barOrders({ open, recent, dismissed, shownId, nowMs }: Known): BarOrders {
  const isShownElsewhere = ({ _id }: Order) => _id === shownId;
  const refused = recent.filter(
    (order) =>
      order.state === 'rejected' &&
      !dismissed.includes(order._id) &&
      !isShownElsewhere(order) &&
      nowMs < Date.parse(order.dueAt) + refusedForMs,
  );
  const [first, ...others] = open
    .filter((order) => order.isOpen && !isShownElsewhere(order))
    .toSorted((one, other) => rank(one) - rank(other) || one.dueAt.localeCompare(other.dueAt));
  return { refused, first, others: others.length };
}

function rank({ state }: Order): number {
  const furthestFirst = ['ready', 'cooking', 'accepted', 'placed'];
  return furthestFirst.indexOf(state);
}
