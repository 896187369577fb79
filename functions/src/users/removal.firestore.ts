import type { Firestore } from 'firebase-admin/firestore';
import { toOrder } from '../orders/order/order.firestore.ts';
import { toOrderResponse } from '../orders/order/store.ts';
import { AppError } from '../platform/app-error.ts';
import { isNotFound } from '../platform/error-codes.ts';
import { orConflict, retryOnConflict, unchangedSince } from '../platform/retry-on-conflict.ts';
import { noSuchUser } from './errors.ts';
import { powerless } from './roles.firestore.ts';
import type { UserStore } from './store.ts';
import { toUser } from '../sign-in/user-document.firestore.ts';
import * as words from './words.en.ts';

type RemovalStore = Pick<
  UserStore,
  'startOwnRemoval' | 'startRemovalOfLeftovers' | 'emptyCart' | 'finishRemoval'
>;

/** Removes a user's own documents, after the admin's decision (see docs/decisions/035). */
export function createRemovalStore(db: Firestore): RemovalStore {
  const userOf = (uid: string) => db.collection('users').doc(uid);
  const cartOf = (uid: string) => db.collection('carts').doc(uid);
  return {
    startOwnRemoval: (uid) => startOwnRemoval(db, uid),

    async startRemovalOfLeftovers(uid) {
      try {
        await userOf(uid).update({ ...powerless(), status: 'deleting' });
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },

    async emptyCart(uid) {
      // The cart is not deleted yet: a call that saw none before the removal would create a new
      // one.
      await cartOf(uid).set({ uid, lines: {} });
    },

    async finishRemoval(uid) {
      const batch = db.batch();
      batch.delete(cartOf(uid));
      batch.delete(userOf(uid));
      await batch.commit();
    },
  };
}

/** More than a diner can have open. An unreadable one must not keep its diner from leaving. */
const openOrdersRead = 10;

/**
 * Marks a user as being removed, unless an order is open. A placement changes the cart, so the cart
 * is read before the orders and guards the write: an order that is placed meanwhile is found in the
 * next attempt (see docs/decisions/109).
 */
function startOwnRemoval(db: Firestore, uid: string): Promise<void> {
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
    await orConflict(batch.commit());
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
