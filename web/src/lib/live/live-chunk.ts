/**
 * The listeners of Firestore. Loaded by live-orders.ts alone: this is by far the largest part of the
 * app, and two pages need it.
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
  /** The server says so, now. */
  onConfirmed: (value: Value) => void;
  /** What is known may have changed since: the connection is gone. */
  onUnconfirmed: () => void;
  /** It is over: the rules refuse, or something else that the SDK does not repair itself. */
  onEnd: (why: 'refused' | 'failed') => void;
};

const { ordersShown } = kitchenLimits;

/** By fetch streams, the default, changes can go missing on brittle networks (firebase-js-sdk#8903). */
const settings: FirestoreSettings & { useFetchStreams: boolean } = {
  // Nothing stays on a device that others use too.
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

/** The next person gets a connection and a memory of their own. */
onSessionEnd(() => {
  const left = opened;
  opened = undefined;
  if (left) void terminate(left);
});

/** Without it, a connection that is lost or back makes no difference to be heard of. */
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

/** The open orders at one moment, as GET /kitchen/orders lists them. */
export type OpenOrders = {
  orders: readonly Order[];
  /** Those that cannot be shown. */
  unreadable: Unreadable;
  /** As many as a screen shows: there may be more, and those are due later. */
  isFull: boolean;
};

/**
 * Every open order. In no order at first, so that one without a time is found as well; as soon as there
 * are more than a screen shows, those due first.
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
