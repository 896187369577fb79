import type { ImagePurpose } from '@thymely/contract/images/endpoints';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { isConflict } from '../platform/error-codes.ts';

export type ImageCount = { count: number; snapshot: DocumentSnapshot };

const purposes: readonly ImagePurpose[] = ['avatar', 'dish'];

/** `imageCounts/{purpose}`: the number of pictures, which is changed together with them. */
export function createImageCounts(db: Firestore) {
  const images = db.collection('images');
  const counts = db.collection('imageCounts');

  async function countAnew(purpose: ImagePurpose): Promise<number> {
    return (await images.where('purpose', '==', purpose).count().get()).data().count;
  }

  return {
    async read(purpose: ImagePurpose): Promise<ImageCount> {
      const snapshot = await counts.doc(purpose).get();
      const count: unknown = snapshot.get('count');
      return { count: typeof count === 'number' ? count : await countAnew(purpose), snapshot };
    },

    /** Lowers the counts for removals, which no quota refuses. Missing counts are not created. */
    async lower(transaction: Transaction, removed: readonly (ImagePurpose | undefined)[]) {
      const references = purposes.map((purpose) => counts.doc(purpose));
      const made = await transaction.getAll(...references);
      return () => {
        purposes.forEach((purpose, place) => {
          const by = removed.filter((each) => each === purpose).length;
          const snapshot = made[place];
          if (by === 0 || !snapshot?.exists) return;
          transaction.update(snapshot.ref, { count: FieldValue.increment(-by) });
        });
      };
    },

    /** Recounts the pictures. If one comes or goes meanwhile, the next run corrects the count. */
    async reconcile(): Promise<void> {
      for (const purpose of purposes) {
        const snapshot = await counts.doc(purpose).get();
        const count = await countAnew(purpose);
        if (!snapshot.exists || snapshot.get('count') === count) continue;
        const batch = db.batch();
        writeIfUnchanged(batch, snapshot, { count });
        await batch.commit().catch((error: unknown) => {
          if (!isConflict(error)) throw error;
        });
      }
    },
  };
}

/** Writes a whole document. The batch fails if it has changed since it was read. */
export function writeIfUnchanged(
  batch: WriteBatch,
  {
    ref,
    updateTime: lastUpdateTime,
  }: { ref: DocumentReference } & Pick<DocumentSnapshot, 'updateTime'>,
  fields: Record<string, unknown>,
): void {
  if (lastUpdateTime === undefined) batch.create(ref, fields);
  else batch.update(ref, fields, { lastUpdateTime });
}
