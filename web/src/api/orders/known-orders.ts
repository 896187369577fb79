import type { Order } from '@thymely/contract/orders/endpoints';
import { hasEndedByItself } from '@thymely/contract/orders/ended-by-itself';
import { nothingUnreadable } from '@thymely/contract/orders/unreadable-orders';
import {
  inOrder,
  isSameUnreadable,
  notShownOf,
  whoGaveWay,
  type HeardOrders,
} from './heard-orders.ts';

/** The open orders as far as this screen knows them, from all sources. */
export type KnownOrders = Pick<HeardOrders, 'unreadable' | 'isFull'> & {
  /** The orders, the one due first on top. */
  orders: readonly Order[];
  /** The number of open orders that the screen does not show. */
  notShown: number;
  /** What is known of each order that has left, by ID. */
  gone: ReadonlyMap<string, Gone>;
  /** The revision of each order in the listener's last snapshot, by ID. */
  live: ReadonlyMap<string, number>;
  /** The orders that ended without the kitchen, and that nobody there has acknowledged. */
  unacknowledged: readonly Order[];
  /** Whether two sources disagree in a way that only a new list can settle. */
  isUnsettled: boolean;
};

/** An order that has left: its last known revision, and its state if the server has told it since. */
export type Gone = { revision: number; state?: Order['state'] };

export const nothingKnown: KnownOrders = {
  orders: [],
  unreadable: nothingUnreadable,
  isFull: false,
  notShown: 0,
  gone: new Map(),
  live: new Map(),
  unacknowledged: [],
  isUnsettled: false,
};

/** How many departed orders are remembered: no message about older ones can arrive anymore. */
const goneKept = 200;

/**
 * Merges a fetched list. If nothing was heard during the request, the list is newer than everything
 * known and replaces it. Otherwise parts of it may be older: newer revisions count, and differences
 * stay unsettled until the next list.
 *
 * @param before what was known when the request was sent
 */
export function withFetched(
  known: KnownOrders | undefined,
  fetched: HeardOrders,
  before: KnownOrders | undefined,
): KnownOrders {
  const { orders: heard, unreadable, isFull, total = 0 } = fetched;
  const unacknowledged = unacknowledgedAfter(fetched, known, before);
  const rest = { unreadable, isFull, unacknowledged, notShown: notShownOf(fetched, total) };
  if (known === undefined) return { ...nothingKnown, ...rest, orders: inOrder(heard) };
  if (known === before) {
    const ids = new Set(heard.map(({ _id }) => _id));
    const gaveWay = whoGaveWay(fetched);
    const left = known.orders.filter((order) => !ids.has(order._id) && !gaveWay(order));
    const gone = withoutIds(withGone(known.gone, left.map(lastSeen)), ids);
    return { ...known, ...rest, orders: reusing(known.orders, heard), gone, isUnsettled: false };
  }
  const orders = reusing(known.orders, newestOf(known, heard));
  const isSame = isSameUnreadable(unreadable, known.unreadable) && sameRevisions(orders, heard);
  return { ...known, ...rest, orders, isUnsettled: !isSame };
}

/** Merges a snapshot of the listener: all open orders as they were at one moment. */
export function withSnapshot(known: KnownOrders | undefined, snapshot: HeardOrders): KnownOrders {
  const { orders, gone, live, unacknowledged, ...last } = known ?? nothingKnown;
  const { unreadable, isFull } = snapshot;
  const shown = new Map(snapshot.orders.map(({ _id, revision }) => [_id, revision]));
  const gaveWay = whoGaveWay(snapshot);
  const stays = orders.filter((order) => shown.has(order._id) || !gaveWay(order));
  const missing = stays.filter(({ _id }) => !shown.has(_id));
  // An order with a newer revision from another source may be missing from an older snapshot.
  const left = missing.filter(({ _id, revision }) => revision <= (live.get(_id) ?? -1));
  const leftIds = new Set(left.map(({ _id }) => _id));
  const kept = {
    orders: stays.filter(({ _id }) => !leftIds.has(_id)),
    gone: withGone(gone, left.map(lastSeen)),
  };
  return {
    unreadable,
    isFull,
    notShown: isFull ? last.notShown : 0,
    orders: reusing(orders, newestOf(kept, snapshot.orders)),
    gone: kept.gone,
    live: shown,
    unacknowledged,
    // Only the list and the heartbeat say how many more orders there are.
    isUnsettled: left.length < missing.length || (isFull && !last.isFull),
  };
}

/** Merges the server's count of all open orders. */
export function withTotal(known: KnownOrders, total: number): KnownOrders {
  const notShown = notShownOf(known, total);
  return notShown === known.notShown ? known : { ...known, notShown };
}

/** Merges one order from the response to a call. What it does not change stays the same object. */
export function withOrder(known: KnownOrders, order: Order): KnownOrders {
  const { orders, gone, unacknowledged } = known;
  const { _id: id, revision, state } = order;
  const same = orders.find(({ _id }) => _id === id);
  if (revision < (same?.revision ?? gone.get(id)?.revision ?? 0)) return known;
  if (order.isOpen) {
    if (same?.revision === revision) return known;
    return { ...known, orders: inOrder([...without(orders, [order]), order]) };
  }
  return changed(known, {
    orders: without(orders, [order]),
    gone: withGone(gone, [[id, { revision, state }]]),
    unacknowledged: withEnded(unacknowledged, order),
  });
}

/** Removes orders that somebody at this screen has acknowledged. */
export function withAcknowledged(known: KnownOrders, read: readonly Order[]): KnownOrders {
  return changed(known, { unacknowledged: without(known.unacknowledged, read) });
}

function withEnded(unacknowledged: readonly Order[], order: Order): readonly Order[] {
  const rest = without(unacknowledged, [order]);
  if (!isToAcknowledge(order)) return rest;
  const isListed = unacknowledged.some(
    ({ _id, revision }) => _id === order._id && revision === order.revision,
  );
  return isListed ? unacknowledged : [...rest, order];
}

/** Returns the same list if it has none of these orders. */
function without(orders: readonly Order[], left: readonly Order[]): readonly Order[] {
  const ids = new Set(left.map(({ _id }) => _id));
  const rest = orders.filter(({ _id }) => !ids.has(_id));
  return rest.length === orders.length ? orders : rest;
}

/** Returns the same object if no part of it changes. */
function changed(known: KnownOrders, parts: Partial<KnownOrders>): KnownOrders {
  const next = { ...known, ...parts };
  const names = Object.keys(parts) as (keyof KnownOrders)[];
  return names.every((name) => next[name] === known[name]) ? known : next;
}

/** A server from before acknowledgements says nothing of them. */
function isToAcknowledge(order: Order): boolean {
  return hasEndedByItself(order) && order.isUnacknowledged !== false;
}

/** Merges the ended orders of a list with what has become known during its request. */
function unacknowledgedAfter(
  { unacknowledged = [] }: HeardOrders,
  known: KnownOrders | undefined,
  before: KnownOrders | undefined,
): readonly Order[] {
  const earlier = new Set(before?.unacknowledged.map(({ _id }) => _id));
  const now = known?.unacknowledged ?? [];
  const added = now.filter(({ _id }) => !earlier.has(_id));
  for (const { _id } of now) earlier.delete(_id);
  const all = new Map([...unacknowledged, ...added].map((order) => [order._id, order]));
  // What is no longer known was acknowledged at this screen meanwhile.
  for (const id of earlier) all.delete(id);
  const merged = [...all.values()];
  const isSame =
    merged.length === now.length &&
    merged.every(({ _id, revision }, at) => now[at]?._id === _id && now[at].revision === revision);
  return isSame ? now : merged;
}

/** Returns the sum that a screen reports to the server: of the orders it shows or cannot show. */
export function sumOf({ orders, unreadable }: Pick<KnownOrders, 'orders' | 'unreadable'>): {
  open: number;
  revisions: number;
} {
  const revisions = orders.reduce((sum, { revision }) => sum + revision, unreadable.revisions);
  return {
    open: orders.length + unreadable.count,
    // A sum that is no whole number cannot be sent, and the server does not compare it.
    revisions: Number.isSafeInteger(revisions) ? revisions : 0,
  };
}

/** Returns the known and the newly heard orders, each in its newest revision. */
function newestOf(
  { orders, gone }: Pick<KnownOrders, 'orders' | 'gone'>,
  heard: readonly Order[],
): Order[] {
  const newest = new Map(orders.map((order) => [order._id, order]));
  for (const order of heard) {
    const { _id: id, revision } = order;
    const knownRevision = newest.get(id)?.revision ?? gone.get(id)?.revision ?? 0;
    if (revision > knownRevision) newest.set(id, order);
  }
  return inOrder([...newest.values()]);
}

/** Keeps the objects of unchanged orders, so that their cards are not rendered again. */
function reusing(known: readonly Order[], orders: readonly Order[]): readonly Order[] {
  const knownById = new Map(known.map((order) => [order._id, order]));
  const next = inOrder(orders).map((order) => {
    const same = knownById.get(order._id);
    return same?.revision === order.revision ? same : order;
  });
  const isSame = next.length === known.length && next.every((order, at) => order === known[at]);
  return isSame ? known : next;
}

type Left = readonly [id: string, gone: Gone];

const lastSeen = ({ _id, revision }: Order): Left => [_id, { revision }];

/** Adds orders that have left; returns the same map if it knows as much of them. */
function withGone(gone: ReadonlyMap<string, Gone>, left: readonly Left[]) {
  const news = left.filter(([id, { revision, state }]) => {
    const last = gone.get(id);
    return last?.revision !== revision || (state !== undefined && state !== last.state);
  });
  return news.length === 0 ? gone : new Map([...gone, ...news].slice(-goneKept));
}

function withoutIds(gone: ReadonlyMap<string, Gone>, ids: ReadonlySet<string>) {
  const rest = [...gone].filter(([id]) => !ids.has(id));
  return rest.length === gone.size ? gone : new Map(rest);
}

function sameRevisions(some: readonly Order[], others: readonly Order[]): boolean {
  if (some.length !== others.length) return false;
  const revisions = new Map(others.map(({ _id, revision }) => [_id, revision]));
  return some.every(({ _id, revision }) => revisions.get(_id) === revision);
}
