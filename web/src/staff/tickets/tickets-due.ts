import type { Order } from '@thymely/contract/orders/endpoints';

type Seen = Pick<Order, '_id' | 'times'>;

/** What tells the orders of the list that are for later. */
type Later = { isLater: (order: Seen) => boolean };

/**
 * The orders to print now: those that have been accepted, on whichever screen, since the board was
 * started here; one for later once it is to be begun. One that was missed while offline is printed
 * when it is heard of.
 *
 * @param handled IDs of what was printed, or was to be begun before the board was started; undefined
 *   at its start
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
