import type { Order } from '@thymely/contract/orders/endpoints';

/** The open orders as far as this screen knows them, from whichever way each was heard of. */
export type KnownOrders = {
  /** The one due first on top. */
  orders: readonly Order[];
  /** Orders that have left, by ID: the last revision that is known to be history. */
  gone: ReadonlyMap<string, number>;
  /** What the listener showed last, by ID with its revision. */
  live: ReadonlyMap<string, number>;
  /** Two sources disagree in a way that only a new list can settle. */
  isUnsettled: boolean;
};

export const nothingKnown: KnownOrders = {
  orders: [],
  gone: new Map(),
  live: new Map(),
  isUnsettled: false,
};

/** Older ones can no longer be on their way. */
const goneKept = 200;

/**
 * After the list was fetched. If nothing was heard meanwhile, the list is newer than all that is
 * known, and replaces it. Otherwise it may be older than some of it: newer revisions count, and what
 * is missing on either side stays open until the next list.
 *
 * @param before what was known when the list was asked for
 */
export function withFetched(
  known: KnownOrders | undefined,
  fetched: readonly Order[],
  before: KnownOrders | undefined,
): KnownOrders {
  if (known === undefined) return { ...nothingKnown, orders: sorted(fetched) };
  if (known === before) {
    const ids = new Set(fetched.map(({ _id }) => _id));
    const left = known.orders.filter(({ _id }) => !ids.has(_id));
    const gone = withGone(known.gone, left);
    for (const id of ids) gone.delete(id);
    return { ...known, orders: reusing(known.orders, fetched), gone, isUnsettled: false };
  }
  const orders = reusing(known.orders, newestOf(known, fetched));
  const isUnsettled = orders.length !== fetched.length || !sameRevisions(orders, fetched);
  return { ...known, orders, isUnsettled };
}

/** After the listener has shown all open orders as they were at one moment. */
export function withSnapshot(
  known: KnownOrders | undefined,
  snapshot: readonly Order[],
): KnownOrders {
  const { orders, gone, live } = known ?? nothingKnown;
  const shown = new Map(snapshot.map(({ _id, revision }) => [_id, revision]));
  const missing = orders.filter(({ _id }) => !shown.has(_id));
  // Missing although something newer was heard of it: this moment may lie before that.
  const left = missing.filter(({ _id, revision }) => revision <= (live.get(_id) ?? -1));
  const leftIds = new Set(left.map(({ _id }) => _id));
  const kept = {
    orders: orders.filter(({ _id }) => !leftIds.has(_id)),
    gone: withGone(gone, left),
  };
  return {
    orders: reusing(orders, newestOf(kept, snapshot)),
    gone: kept.gone,
    live: shown,
    isUnsettled: left.length < missing.length,
  };
}

/** After a call has answered with one order as it is. */
export function withOrder(known: KnownOrders, order: Order): KnownOrders {
  const { orders, gone } = known;
  const same = orders.find(({ _id }) => _id === order._id);
  if (order.revision < (same?.revision ?? gone.get(order._id) ?? 0)) return known;
  const others = orders.filter(({ _id }) => _id !== order._id);
  if (!order.isOpen) return { ...known, orders: others, gone: withGone(gone, [order]) };
  return { ...known, orders: sorted([...others, order]) };
}

/** What a screen tells the server that it shows. */
export function sumOf(orders: readonly Order[]): { open: number; revisions: number } {
  return {
    open: orders.length,
    revisions: orders.reduce((sum, { revision }) => sum + revision, 0),
  };
}

/** The known orders and those heard of now, each in its newest revision. */
function newestOf(
  { orders, gone }: Pick<KnownOrders, 'orders' | 'gone'>,
  heard: readonly Order[],
): Order[] {
  const newest = new Map(orders.map((order) => [order._id, order]));
  for (const order of heard) {
    const { _id: id, revision } = order;
    const knownRevision = newest.get(id)?.revision ?? gone.get(id) ?? 0;
    if (revision > knownRevision) newest.set(id, order);
  }
  return sorted([...newest.values()]);
}

/** Orders that are as they were remain the same objects, so that their cards are not drawn again. */
function reusing(known: readonly Order[], orders: readonly Order[]): readonly Order[] {
  const knownById = new Map(known.map((order) => [order._id, order]));
  const next = sorted(orders).map((order) => {
    const same = knownById.get(order._id);
    return same?.revision === order.revision ? same : order;
  });
  const isSame = next.length === known.length && next.every((order, at) => order === known[at]);
  return isSame ? known : next;
}

function withGone(
  gone: ReadonlyMap<string, number>,
  left: readonly Pick<Order, '_id' | 'revision'>[],
): Map<string, number> {
  const all = [...gone, ...left.map(({ _id, revision }) => [_id, revision] as const)];
  return new Map(all.slice(-goneKept));
}

function sameRevisions(some: readonly Order[], others: readonly Order[]): boolean {
  const revisions = new Map(others.map(({ _id, revision }) => [_id, revision]));
  return some.every(({ _id, revision }) => revisions.get(_id) === revision);
}

function sorted(orders: readonly Order[]): Order[] {
  return orders.toSorted(
    (one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt) || one.number - other.number,
  );
}
