import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import { nothingUnreadable, withUnreadable } from '@thymely/contract/orders/unreadable-orders';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { orderListHasChanged } from './errors.ts';
import { toOrder } from './order.firestore.ts';
import type { OpenOrdersPage, StoredOrder } from './store.ts';

const { ordersPerPage, ordersShown } = kitchenLimits;

/**
 * Reads a page of open orders. As long as a screen can show all of them, they are sorted by ID: an
 * order then never moves from one page to another during a reading, and one without a time is
 * found, too. If there are more, they are sorted by time, so that those due first are shown.
 *
 * 1 read for each order, and 1 for each 1 000 that are open; after the first page by time 1 more.
 */
export async function readOpenPage(
  db: Firestore,
  after: string | undefined,
): Promise<OpenOrdersPage> {
  const open = db.collection('orders').where('isOpen', '==', true);
  const total = (await open.count().get()).data().count;
  const place = after === undefined ? undefined : placeIn(after);
  const isByTime = place?.isByTime ?? total > ordersShown;
  const rest = isByTime ? await byTimeAfter(open, place?.id) : byIdAfter(open, place?.id);
  // One more than shown reveals whether there is a next page.
  const { docs } = await rest.limit(ordersPerPage + 1).get();
  const shown = docs.slice(0, ordersPerPage);
  const last = docs.length > ordersPerPage ? shown.at(-1) : undefined;
  const next = last && cursorOf({ id: last.id, isByTime });
  return { ...readAll(shown), total, next };
}

/** The document after which a page begins, and the order of the list. */
type Place = { id: string; isByTime: boolean };

/** Encodes the ID, which somebody may have typed and which can contain anything. */
function cursorOf({ id, isByTime }: Place): string {
  return (isByTime ? 't' : 'i') + Buffer.from(id).toString('base64url');
}

/** @throws AppError INVALID_REQUEST for a cursor that this API has not issued. */
function placeIn(cursor: string): Place {
  const id = Buffer.from(cursor.slice(1), 'base64url').toString();
  const place = { id, isByTime: cursor.startsWith('t') };
  // Firestore would fail on such an ID, and the caller would get a server error.
  const isId = id !== '' && !/^(\.{1,2}|__.*__)$|\//s.test(id);
  if (!isId || cursorOf(place) !== cursor) throw orderListHasChanged();
  return place;
}

function byIdAfter(open: Query, id: string | undefined): Query {
  const byId = open.orderBy('__name__');
  return id === undefined ? byId : byId.startAfter(id);
}

async function byTimeAfter(open: Query, id: string | undefined): Promise<Query> {
  const byTime = open.orderBy('dueAt');
  if (id === undefined) return byTime;
  const last = await open.firestore.collection('orders').doc(id).get();
  if (last.get('dueAt') === undefined) throw orderListHasChanged();
  return byTime.startAfter(last);
}

function readAll(docs: QueryDocumentSnapshot[]): Pick<OpenOrdersPage, 'orders' | 'unreadable'> {
  const orders: StoredOrder[] = [];
  let unreadable = nothingUnreadable;
  for (const each of docs) {
    const order = toOrder(each);
    if (order) orders.push(order);
    else unreadable = withUnreadable(unreadable, each.data());
  }
  orders.sort((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  return { orders, unreadable };
}
