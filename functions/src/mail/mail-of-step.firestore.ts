import type { DinerMailKind } from '@thymely/contract/hours/mail-kinds';
import type { OrderAction } from '@thymely/contract/orders/order-states';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import type { StoredOrder } from '../orders/order/store.ts';
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
 * order was placed. The order says so itself, because a step must not read the settings. Its
 * revision is in the mail's ID, so that each step has a mail of its own.
 */
export function addMailOfStep(
  db: Firestore,
  batch: WriteBatch,
  { order, action }: { order: StoredOrder; action: OrderAction },
): void {
  const { _id: about, uid, revision, updatedAt, mails = [] } = order;
  const kind = mailOfAction[action];
  if (kind === undefined || uid === '' || !mails.includes(kind)) return;
  const mail = toNewMail({ kind, uid, about }, Date.parse(updatedAt));
  batch.create(db.doc(`outbox/${about}_${revision}`), mail);
}
