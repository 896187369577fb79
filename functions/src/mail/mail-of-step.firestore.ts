import type { DinerMailKind } from '@thymely/contract/ordering/mail-kinds';
import type { OrderAction } from '@thymely/contract/orders/order-states';
import type { AddToStep } from '../orders/order/order.firestore.ts';
import { toNewMail } from './outbox.firestore.ts';

/** What a diner is told by mail after each action. */
const mailOfAction: Partial<Record<OrderAction, DinerMailKind>> = {
  place: 'received',
  accept: 'accepted',
  ready: 'ready',
  reject: 'refused',
  expire: 'refused',
};

/**
 * Adds the mail to the diner to the batch of a step, if the restaurant sent such mails when the
 * order was placed, and those that tell the owners of an unanswered order. The order says itself
 * which mails were sent, because a step must not read the settings. Its revision is in the mail's
 * ID, so that each step has a mail of its own.
 */
export const addMailsOfStep: AddToStep = (db, batch, { order, action, ownerUids = [] }) => {
  const { _id: about, uid, revision, updatedAt, mails = [] } = order;
  const nowMs = Date.parse(updatedAt);
  const kind = mailOfAction[action];
  if (kind !== undefined && uid !== '' && mails.includes(kind)) {
    batch.create(db.doc(`outbox/${about}_${revision}`), toNewMail({ kind, uid, about }, nowMs));
  }
  for (const ownerUid of ownerUids) {
    const mail = toNewMail({ kind: 'unanswered', uid: ownerUid, about }, nowMs);
    batch.create(db.doc(`outbox/unanswered_${about}_${ownerUid}`), mail);
  }
};
