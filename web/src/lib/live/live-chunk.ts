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
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderOfDocument, type OrderDocument } from '@thymely/contract/orders/order-document';
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

/** As the rules have it, and more than a kitchen can have in hand. */
const mostOpen = 1000;

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

/** Every open order, the one due first on top, as GET /kitchen/orders lists them. */
export function listenToOpenOrders(listener: Listener<Order[]>): () => void {
  const orders = collection(firestore(), 'orders');
  return onSnapshot(
    query(orders, where('isOpen', '==', true), orderBy('dueAt'), limit(mostOpen)),
    everyConfirmation,
    ({ metadata, docs }) => {
      if (metadata.fromCache) listener.onUnconfirmed();
      else listener.onConfirmed(docs.map(toOrder));
    },
    endOf(listener),
  );
}

function toOrder(snapshot: QueryDocumentSnapshot): Order {
  return orderOfDocument(snapshot.id, snapshot.data() as OrderDocument);
}

function endOf({ onEnd }: Listener<never>): (error: FirestoreError) => void {
  return ({ code }) => {
    onEnd(code === 'permission-denied' || code === 'unauthenticated' ? 'refused' : 'failed');
  };
}
