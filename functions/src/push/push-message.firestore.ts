import { pushedStates } from '@thymely/contract/push/limits';
import { Timestamp, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import type { StoredOrder } from '../orders/order/store.ts';

/** The time that the process which made the step has to send the message before a job does. */
const ownTimeMs = 30_000;

/** Whether devices are told that the order has reached its state. */
export function isTold({ isFollowed, state }: Pick<StoredOrder, 'isFollowed' | 'state'>): boolean {
  return isFollowed === true && pushedStates.some((each) => each === state);
}

/** The ID of the message about an order's present state. */
export function messageIdOf({ _id: id, revision }: Pick<StoredOrder, '_id' | 'revision'>): string {
  return `${id}-${revision}`;
}

/**
 * Adds the message to the batch of the step that it is about: both are written or neither is (see
 * docs/decisions/111).
 */
export function addPushMessage(db: Firestore, batch: WriteBatch, order: StoredOrder): void {
  if (!isTold(order)) return;
  const { _id: orderId, number, state, updatedAt } = order;
  const atMs = Date.parse(updatedAt);
  batch.set(db.collection('pushMessages').doc(messageIdOf(order)), {
    orderId,
    number,
    state,
    at: Timestamp.fromMillis(atMs),
    dueAt: Timestamp.fromMillis(atMs + ownTimeMs),
    attempts: 0,
  });
}
