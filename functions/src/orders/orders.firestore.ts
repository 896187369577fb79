import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import type { OrderState } from '@thymely/contract/orders/order-states';
import { createOrderAnonymizer } from './order/anonymize-orders.firestore.ts';
import { createContactStore } from './order/contacts.firestore.ts';
import { createNameIndexer } from './order/name-index.firestore.ts';
import { orderListHasChanged } from './order/errors.ts';
import { readOpenPage } from './order/open-orders.firestore.ts';
import { unacknowledgedSince } from './order/unacknowledged.firestore.ts';
import { toOrder, type AddToStep } from './order/order.firestore.ts';
import { createPlacementStore } from './placement/placement.firestore.ts';
import type { PlacementStore } from './placement/placement-store.ts';
import type {
  StoredOrderPage,
  StoredOrderPageRequest,
  OrderStore,
  StoredOrder,
} from './order/store.ts';

/** `orders/{id}`, and the ledger `days/{day}`, which every change of an order updates. */
export function createOrderStore(
  db: Firestore,
  newsOfSteps: { addToStep: AddToStep },
): OrderStore & PlacementStore {
  const orders = db.collection('orders');
  return {
    ...createOrderAnonymizer(db),
    ...createContactStore(db),
    ...createNameIndexer(db),
    ...createPlacementStore(db, newsOfSteps),

    async find(id) {
      return toOrder(await orders.doc(id).get());
    },

    async readUnanswered({ placedBeforeMs, limit }) {
      const placed = orders.where('state', '==', 'placed' satisfies OrderState);
      const before = placed.where('placedAt', '<=', Timestamp.fromMillis(placedBeforeMs));
      return toOrders((await before.orderBy('placedAt').limit(limit).get()).docs);
    },

    readPage: (request) => (request.onlyOpen ? readOpenOf(db, request) : readPage(db, request)),

    readOpen: (after) => readOpenPage(db, after),

    async readEnded(sinceMs) {
      const since = Timestamp.fromMillis(sinceMs);
      const ended = orders.where('isOpen', '==', false).where('updatedAt', '>=', since);
      const newestFirst = ended.orderBy('updatedAt', 'desc');
      return toOrders((await newestFirst.limit(kitchenLimits.endedShown).get()).docs);
    },

    async readUnacknowledged(sinceMs) {
      return toOrders((await unacknowledgedSince(db, sinceMs).get()).docs);
    },
  };
}

/** Returns one page and where the next one begins: page size + 2 reads. */
async function readPage(
  db: Firestore,
  { uid, limit, after }: StoredOrderPageRequest,
): Promise<StoredOrderPage> {
  const orders = db.collection('orders');
  const newestFirst = orders.where('uid', '==', uid).orderBy('placedAt', 'desc');
  const before = after === undefined ? undefined : await orders.doc(after).get();
  // Somebody else's order does not exist. One of the diner's own has a place even if it is
  // malformed.
  if (before !== undefined && !hasPlace(before, uid)) throw orderListHasChanged();
  const rest = before === undefined ? newestFirst : newestFirst.startAfter(before);

  // One more than requested reveals whether there is a next page.
  const { docs } = await rest.limit(limit + 1).get();
  const shown = docs.slice(0, limit);
  return {
    orders: toOrders(shown),
    next: docs.length > limit ? shown.at(-1)?.id : undefined,
  };
}

function hasPlace(snapshot: DocumentSnapshot, uid: string): boolean {
  return snapshot.get('uid') === uid && snapshot.get('placedAt') !== undefined;
}

/** Returns a diner's open orders, so few that sorting them here saves an index. */
async function readOpenOf(
  db: Firestore,
  { uid, limit }: Pick<StoredOrderPageRequest, 'uid' | 'limit'>,
): Promise<StoredOrderPage> {
  const own = db.collection('orders').where('uid', '==', uid);
  const { docs } = await own.where('isOpen', '==', true).limit(limit).get();
  const orders = toOrders(docs);
  orders.sort((one, other) => Date.parse(other.placedAt) - Date.parse(one.placedAt));
  return { orders, next: undefined };
}

function toOrders(snapshots: readonly DocumentSnapshot[]): StoredOrder[] {
  return snapshots.map(toOrder).filter((order) => order !== undefined);
}
