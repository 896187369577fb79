import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { UserStore } from './store.ts';

type AccountSweepStore = Pick<UserStore, 'peopleAfter' | 'readSweepProgress' | 'saveSweepProgress'>;

/** The data of the account sweep, and its progress in `meta/accountSweep`. */
export function createAccountSweepStore(db: Firestore): AccountSweepStore {
  const progress = db.doc('meta/accountSweep');

  async function documentsAfter(collection: string, after: string | undefined, limit: number) {
    const byId = db.collection(collection).orderBy(FieldPath.documentId()).limit(limit);
    const selected = byId.select('status');
    const { docs } = await (after === undefined ? selected : selected.startAfter(after)).get();
    return docs;
  }

  return {
    async peopleAfter(after, limit) {
      const found = await Promise.all(
        ['users', 'carts'].map((collection) => documentsAfter(collection, after, limit)),
      );
      const leaving = new Map<string, boolean>();
      for (const document of found.flat()) {
        const isLeaving = document.get('status') === 'deleting';
        leaving.set(document.id, isLeaving || leaving.get(document.id) === true);
      }
      return [...leaving]
        .map(([uid, isLeaving]) => ({ uid, isLeaving }))
        .sort(inOrderOfIds)
        .slice(0, limit);
    },

    async readSweepProgress() {
      const after: unknown = (await progress.get()).get('after');
      return typeof after === 'string' ? after : undefined;
    },

    async saveSweepProgress(after) {
      if (after === undefined) await progress.delete();
      else await progress.set({ after });
    },
  };
}

/** Sorts IDs by their bytes, as Firestore does. */
function inOrderOfIds(one: { uid: string }, other: { uid: string }): number {
  return Buffer.compare(Buffer.from(one.uid), Buffer.from(other.uid));
}
