import type { Firestore } from 'firebase-admin/firestore';
import { toOrder } from '../orders/order/order.firestore.ts';
import { toOrderResponse } from '../orders/order/store.ts';
import { AppError } from '../platform/app-error.ts';
import { guarded, retryOnConflict, unchangedSince } from '../platform/retry-on-conflict.ts';
import { noSuchUser } from './errors.ts';
import { powerless } from './roles.firestore.ts';
import { toUser } from './user-document.firestore.ts';
import * as words from './words.en.ts';

/** More than a diner can have open. An unreadable one must not keep its diner from leaving. */
const openOrdersRead = 10;

/**
 * Marks a user as being removed, unless an order is open. A placement changes the cart, so the cart
 * is read before the orders and guards the write: an order that is placed meanwhile is found in the
 * next attempt (see docs/decisions/109).
 */
export function startOwnRemoval(db: Firestore, uid: string): Promise<void> {
  return retryOnConflict(async () => {
    const [snapshot, cart] = await db.getAll(db.doc(`users/${uid}`), db.doc(`carts/${uid}`));
    const user = snapshot && toUser(snapshot);
    if (user === undefined || snapshot === undefined || cart === undefined) throw noSuchUser();
    if (user.status === 'deleting') return;
    if (user.role === 'admin') throw new AppError('CONFLICT', words.adminsOwnAccount);
    await requireNoOpenOrder(db, uid);
    const batch = db.batch();
    const mark = { ...powerless(), status: 'deleting', claimInSync: false } as const;
    batch.update(snapshot.ref, mark, unchangedSince(snapshot));
    const emptied = { lines: {}, dishes: [] };
    if (cart.exists) batch.update(cart.ref, emptied, unchangedSince(cart));
    else batch.create(cart.ref, { uid, ...emptied });
    await guarded(batch.commit());
  });
}

/** @throws AppError CONFLICT */
async function requireNoOpenOrder(db: Firestore, uid: string): Promise<void> {
  const own = db.collection('orders').where('uid', '==', uid);
  const { docs } = await own.where('isOpen', '==', true).limit(openOrdersRead).get();
  const order = docs.map(toOrder).find((each) => each !== undefined);
  if (order === undefined) return;
  const more = { order: toOrderResponse(order) };
  throw new AppError('CONFLICT', words.orderIsOpen(order.number), { more });
}
