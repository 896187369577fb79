import type { Order } from '@thymely/contract/orders/endpoints';

type Seen = Pick<Order, '_id' | 'times'>;

/** Tells which orders of the list are for later. */
type Later = { isLater: (order: Seen) => boolean };

/**
 * Returns the orders to print now: those that were accepted, on whichever screen, since the board
 * was started here, and those for later once they have to be begun. An order missed while offline
 * is printed once it is known.
 *
 * @param handled IDs of orders that were printed, or that had to be begun before the board was
 *   started; undefined when it starts
 */
export function ticketsDue<Each extends Seen>(
  orders: readonly Each[],
  handled: ReadonlySet<string> | undefined,
  { isLater }: Later,
): { due: Each[]; handled: ReadonlySet<string> } {
  const accepted = orders.filter((each) => each.times['accepted'] !== undefined && !isLater(each));
  if (handled === undefined) return { due: [], handled: new Set(idsOf(accepted)) };
  const due = accepted.filter(({ _id }) => !handled.has(_id));
  return due.length === 0
    ? { due, handled }
    : { due, handled: new Set([...handled, ...idsOf(due)]) };
}

function idsOf(orders: readonly Seen[]): string[] {
  return orders.map(({ _id }) => _id);
}
