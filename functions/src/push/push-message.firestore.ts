import { dayMs } from '@thymely/contract/ground/time';
import { Timestamp } from 'firebase-admin/firestore';
import type { AddToStep } from '../orders/order/order.firestore.ts';
import { isTold, messageIdOf } from './push-message.ts';

/** The time that the process which made the step has to send the message before a job does. */
const ownTimeMs = 30_000;

/**
 * Adds the message to the batch of the step that it is about: both are written or neither is (see
 * docs/decisions/111).
 */
export const addPushMessage: AddToStep = (db, batch, { order }) => {
  if (!isTold(order)) return;
  const { _id: orderId, number, state, updatedAt } = order;
  const atMs = Date.parse(updatedAt);
  batch.set(db.collection('pushMessages').doc(messageIdOf(order)), {
    orderId,
    number,
    state,
    at: Timestamp.fromMillis(atMs),
    dueAt: Timestamp.fromMillis(atMs + ownTimeMs),
    // The job removes it sooner; this is for a site that no longer sends messages.
    expireAt: Timestamp.fromMillis(atMs + dayMs),
    attempts: 0,
  });
};
