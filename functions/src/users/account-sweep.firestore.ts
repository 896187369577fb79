import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { UserStore } from './store.ts';

type AccountSweepStore = Pick<UserStore, 'uidsAfter' | 'readSweepProgress' | 'saveSweepProgress'>;

/** What the sweep of accounts goes through, and how far it has come: `meta/accountSweep`. */
export function createAccountSweepStore(db: Firestore): AccountSweepStore {
  const progress = db.doc('meta/accountSweep');

  async function idsAfter(collection: string, after: string | undefined, limit: number) {
    const byId = db.collection(collection).orderBy(FieldPath.documentId()).limit(limit).select();
    const { docs } = await (after === undefined ? byId : byId.startAfter(after)).get();
    return docs.map(({ id }) => id);
  }

  return {
    async uidsAfter(after, limit) {
      const found = await Promise.all(
        ['users', 'carts'].map((collection) => idsAfter(collection, after, limit)),
      );
      return [...new Set(found.flat())].sort(inOrderOfIds).slice(0, limit);
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

/** Firestore orders ids by their bytes. */
function inOrderOfIds(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
