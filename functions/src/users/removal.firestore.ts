import type { Firestore } from 'firebase-admin/firestore';
import { isNotFound } from '../platform/error-codes.ts';
import { powerless } from './roles.firestore.ts';
import type { UserStore } from './store.ts';

type RemovalStore = Pick<UserStore, 'startRemovalOfLeftovers' | 'emptyCart' | 'finishRemoval'>;

/** Removes a user's own documents, after the admin's decision (see docs/decisions/035). */
export function createRemovalStore(db: Firestore): RemovalStore {
  const userOf = (uid: string) => db.collection('users').doc(uid);
  const cartOf = (uid: string) => db.collection('carts').doc(uid);
  return {
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
