import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { UserStore } from './store.ts';

type AccountSweepStore = Pick<
  UserStore,
  'peopleAfter' | 'cartOwnersAfter' | 'readSweepProgress' | 'saveSweepProgress'
>;

/** The data of the account sweep, and its progress in `meta/accountSweep`. */
export function createAccountSweepStore(db: Firestore): AccountSweepStore {
  const progress = db.doc('meta/accountSweep');

  async function documentsAfter(
    collection: string,
    after: string | undefined,
    limit: number,
  ): Promise<QueryDocumentSnapshot[]> {
    const byId = db.collection(collection).orderBy(FieldPath.documentId()).limit(limit);
    const selected = byId.select('status');
    const { docs } = await (after === undefined ? selected : selected.startAfter(after)).get();
    return docs;
  }

  return {
    async peopleAfter(after, limit) {
      const users = await documentsAfter('users', after, limit);
      return users.map((user) => ({ uid: user.id, isLeaving: user.get('status') === 'deleting' }));
    },

    async cartOwnersAfter(after, limit) {
      return (await documentsAfter('carts', after, limit)).map(({ id }) => id);
    },

    async readSweepProgress() {
      const saved = await progress.get();
      const placeOf = (field: string) => {
        const place: unknown = saved.get(field);
        return typeof place === 'string' ? place : undefined;
      };
      return { user: placeOf('after'), cart: placeOf('afterCart') };
    },

    async saveSweepProgress({ user, cart }) {
      if (user === undefined && cart === undefined) await progress.delete();
      else {
        const places = Object.entries({ after: user, afterCart: cart });
        await progress.set(Object.fromEntries(places.filter(([, place]) => place !== undefined)));
      }
    },
  };
}
