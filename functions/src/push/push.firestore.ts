import { dayMs } from '@thymely/contract/ground/time';
import { pushedStates, pushLimits } from '@thymely/contract/push/limits';
import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { noSuchOrder } from '../orders/order/errors.ts';
import { toOrder } from '../orders/order/order.firestore.ts';
import { AppError } from '../platform/app-error.ts';
import { isNotFound } from '../platform/error-codes.ts';
import { sha256 } from '../platform/hash.ts';
import { orConflict, retryOnConflict, unchangedSince } from '../platform/retry-on-conflict.ts';
import type { PushMessage, PushStore, StoredSubscription } from './store.ts';
import * as words from './words.en.ts';

const messagesPerRun = 50;
const documentsPerBatch = 400;

/** `pushSubscriptions/{id}`, a device of one order each, and `pushMessages/{id}`, what is to be sent. */
export function createPushStore(db: Firestore): PushStore {
  return { ...createSubscriptions(db), ...createMessages(db) };
}

type Messages = Pick<PushStore, 'findMessage' | 'findWaiting' | 'postpone' | 'finish'>;

function createMessages(db: Firestore): Messages {
  const messages = db.collection('pushMessages');
  return {
    async findMessage(id) {
      return toMessage(await messages.doc(id).get());
    },

    async findWaiting(nowMs) {
      const due = messages.where('dueAt', '<=', Timestamp.fromMillis(nowMs)).limit(messagesPerRun);
      return (await due.get()).docs.map(toMessage).filter((each) => each !== undefined);
    },

    async postpone(id, { attempts, dueMs }) {
      const next = { attempts, dueAt: Timestamp.fromMillis(dueMs) };
      await messages
        .doc(id)
        .update(next)
        .catch((error: unknown) => {
          // Somebody else has sent it meanwhile.
          if (!isNotFound(error)) throw error;
        });
    },

    async finish(id) {
      await messages.doc(id).delete();
    },
  };
}

function createSubscriptions(db: Firestore): Omit<PushStore, keyof Messages> {
  const subscriptions = db.collection('pushSubscriptions');
  return {
    subscribe: ({ uid, orderId, subscription, nowMs }) =>
      retryOnConflict(async () => {
        const snapshot = await db.doc(`orders/${orderId}`).get();
        const order = toOrder(snapshot);
        if (order?.uid !== uid) throw noSuchOrder();
        if (!order.isOpen) throw new AppError('CONFLICT', words.orderHasEnded);
        const { docs } = await subscriptions.where('orderId', '==', orderId).get();
        const id = sha256(`${orderId} ${subscription.endpoint}`);
        const others = docs.filter((other) => other.id !== id).sort(byAge);
        const batch = db.batch();
        for (const old of others.slice(0, -(pushLimits.devicesPerOrder - 1))) batch.delete(old.ref);
        batch.set(subscriptions.doc(id), {
          uid,
          orderId,
          endpoint: subscription.endpoint,
          keys: subscription.keys,
          createdAt: Timestamp.fromMillis(nowMs),
          expireAt: Timestamp.fromMillis(Math.max(nowMs, Date.parse(order.dueAt)) + dayMs),
        });
        // A step at the same moment either sees the mark or makes this attempt fail.
        batch.update(snapshot.ref, { isFollowed: true }, unchangedSince(snapshot));
        await orConflict(batch.commit());
      }),

    async unsubscribe({ uid, endpoint }) {
      const own = subscriptions.where('uid', '==', uid);
      await removeAll(db, own.where('endpoint', '==', endpoint));
    },

    async forgetPerson(uid) {
      await removeAll(db, subscriptions.where('uid', '==', uid));
    },

    forgetOld: (nowMs) =>
      removeAll(db, subscriptions.where('expireAt', '<', Timestamp.fromMillis(nowMs))),

    async findSubscriptions(orderId) {
      const { docs } = await subscriptions.where('orderId', '==', orderId).get();
      return docs.map((each) => {
        // Only this file writes them, and the rules refuse everyone else.
        const { endpoint, keys } = each.data() as Omit<StoredSubscription, 'id'>;
        return { id: each.id, endpoint, keys };
      });
    },

    async remove(ids) {
      const batch = db.batch();
      for (const id of ids) batch.delete(subscriptions.doc(id));
      await batch.commit();
    },
  };
}

function byAge(one: DocumentSnapshot, other: DocumentSnapshot): number {
  return Number(one.get('createdAt')) - Number(other.get('createdAt'));
}

async function removeAll(db: Firestore, found: Query): Promise<number> {
  let removed = 0;
  for (;;) {
    const { docs } = await found.limit(documentsPerBatch).get();
    if (docs.length === 0) return removed;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    removed += docs.length;
    if (docs.length < documentsPerBatch) return removed;
  }
}

function toMessage(snapshot: DocumentSnapshot): PushMessage | undefined {
  const fields: Record<string, unknown> = snapshot.data() ?? {};
  const { orderId, number, at, attempts } = fields;
  const state = pushedStates.find((each) => each === fields['state']);
  if (typeof orderId !== 'string' || typeof number !== 'number' || state === undefined) {
    return undefined;
  }
  return {
    id: snapshot.id,
    orderId,
    number,
    state,
    atMs: at instanceof Timestamp ? at.toMillis() : 0,
    attempts: Number(attempts),
  };
}
