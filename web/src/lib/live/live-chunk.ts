/**
 * The listeners of Firestore. Only live-orders.ts loads them, because they are by far the largest
 * part of the app, and two pages need them.
 */
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  terminate,
  Timestamp,
  where,
  type Firestore,
  type FirestoreError,
  type FirestoreSettings,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderOfDocument } from '@thymely/contract/orders/order-document.schema';
import {
  nothingUnreadable,
  withUnreadable,
  type Unreadable,
} from '@thymely/contract/orders/unreadable-orders';
import { firebaseApp } from '../auth/firebase-auth.ts';
import { onSessionEnd } from '../session/session-events.ts';

export type Listener<Value> = {
  /** Called with a value that the server has just confirmed. */
  onConfirmed: (value: Value) => void;
  /** Called when the connection is lost: the value may have changed since. */
  onUnconfirmed: () => void;
  /** Called at the end: the rules refuse, or the SDK cannot repair a failure by itself. */
  onEnd: (why: 'refused' | 'failed') => void;
};

const { ordersShown } = kitchenLimits;

/** The default, fetch streams, can lose changes on unreliable networks (firebase-js-sdk#8903). */
const settings: FirestoreSettings & { useFetchStreams: boolean } = {
  // Nothing is stored on the device, which others may use too.
  localCache: memoryLocalCache(),
  useFetchStreams: false,
};

let opened: Firestore | undefined;

function firestore(): Firestore {
  opened ??= open();
  return opened;
}

function open(): Firestore {
  const db = initializeFirestore(firebaseApp, settings);
  if (import.meta.env.VITE_EMULATOR) {
    const { hostname, port } = new URL(import.meta.env.VITE_FIRESTORE_EMULATOR_URL);
    connectFirestoreEmulator(db, hostname, Number(port));
  }
  return db;
}

/** The next person gets a connection and an in-memory cache of their own. */
onSessionEnd(() => {
  const left = opened;
  opened = undefined;
  if (left) void terminate(left);
});

/** Without this option, the listener would not hear that the connection is lost or back. */
const everyConfirmation = { includeMetadataChanges: true };

export function listenToOrder(id: string, listener: Listener<Order | undefined>): () => void {
  return onSnapshot(
    doc(firestore(), 'orders', id),
    everyConfirmation,
    (snapshot) => {
      if (snapshot.metadata.fromCache) listener.onUnconfirmed();
      else listener.onConfirmed(snapshot.exists() ? toOrder(snapshot) : undefined);
    },
    endOf(listener),
  );
}

/** What the boards of a kitchen are told at once; undefined for what was never told. */
export type BoardNews = {
  /** The end of the pause as ISO 8601; null while there is none. */
  pausedUntil: string | null | undefined;
  /** The sentence that guests read while ordering is closed; null while it is not. */
  closedNotice: string | null | undefined;
  /** When an order was last acknowledged that had ended without the kitchen. */
  acknowledgedAt: string | null | undefined;
  /** When portions were last limited for a day without limits. */
  limitedAt: string | null | undefined;
};

/** Listens to what the boards of a kitchen have to know at once: one small document. */
export function listenToBoardNews(listener: Listener<BoardNews>): () => void {
  return onSnapshot(
    doc(firestore(), 'kitchen', 'live'),
    everyConfirmation,
    (snapshot) => {
      if (snapshot.metadata.fromCache) listener.onUnconfirmed();
      else listener.onConfirmed(boardNewsIn(snapshot.data() ?? {}));
    },
    endOf(listener),
  );
}

function boardNewsIn(fields: Record<string, unknown>): BoardNews {
  const { pausedUntil, closedNotice, acknowledgedAt, limitedAt } = fields;
  return {
    pausedUntil: instantIn(pausedUntil),
    closedNotice:
      typeof closedNotice === 'string' || closedNotice === null ? closedNotice : undefined,
    acknowledgedAt: instantIn(acknowledgedAt),
    limitedAt: instantIn(limitedAt),
  };
}

/** Returns undefined for anything but a time or null: somebody may have typed it. */
function instantIn(stored: unknown): string | null | undefined {
  if (stored === null) return null;
  return stored instanceof Timestamp ? stored.toDate().toISOString() : undefined;
}

/** The open orders at one moment, as GET /kitchen/orders lists them. */
export type OpenOrders = {
  orders: readonly Order[];
  /** The open orders that cannot be shown. */
  unreadable: Unreadable;
  /** Whether there are as many as a screen shows; there may be more that are due later. */
  isFull: boolean;
};

/**
 * Listens to every open order. The query has no order at first, so that it also finds an order
 * without a due time. As soon as there are more than a screen shows, it returns those due first.
 */
export function listenToOpenOrders(listener: Listener<OpenOrders>): () => void {
  const orders = collection(firestore(), 'orders');
  const open = query(orders, where('isOpen', '==', true), limit(ordersShown));
  let stop = () => undefined as void;
  const listen = (isByTime: boolean) => {
    stop = onSnapshot(
      isByTime ? query(open, orderBy('dueAt')) : open,
      everyConfirmation,
      ({ metadata, docs }) => {
        const isFull = docs.length === ordersShown;
        if (metadata.fromCache) listener.onUnconfirmed();
        else if (isFull === isByTime) listener.onConfirmed(openOrdersIn(docs, isFull));
        else {
          stop();
          listen(isFull);
        }
      },
      endOf(listener),
    );
  };
  listen(false);
  return () => {
    stop();
  };
}

function openOrdersIn(docs: readonly QueryDocumentSnapshot[], isFull: boolean): OpenOrders {
  const orders: Order[] = [];
  let unreadable = nothingUnreadable;
  for (const each of docs) {
    const order = toOrder(each);
    if (order) orders.push(order);
    else unreadable = withUnreadable(unreadable, each.data());
  }
  return { orders, unreadable, isFull };
}

function toOrder(snapshot: QueryDocumentSnapshot): Order | undefined {
  return orderOfDocument(snapshot.id, snapshot.data());
}

function endOf({ onEnd }: Listener<never>): (error: FirestoreError) => void {
  return ({ code }) => {
    onEnd(code === 'permission-denied' || code === 'unauthenticated' ? 'refused' : 'failed');
  };
}
