import type { ImagePurpose } from '@thymely/contract/images/endpoints';
import {
  Timestamp,
  type Firestore,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { dishesShowing, idsShownBy } from './dishes-showing.firestore.ts';
import { noSuchPicture } from './errors.ts';
import { createImageCounts } from './image-counts.firestore.ts';
import { allIdsOf, originalIdOf } from './image-path.ts';
import type { ImageStore, ImageType, StoredImage } from './store.ts';
import { createImageWriter } from './store-image.firestore.ts';

const imagesPerPage = 200;
const batchSize = 500;

/**
 * `images/{id}`: the pictures themselves, since 900 kB fit into a document. Smaller sizes, such as
 * `images/{id}_320`, lack `purpose`, owner and time, so that queries for pictures do not find them,
 * and quotas do not count them.
 */
export function createImageStore(db: Firestore): ImageStore {
  const images = db.collection('images');

  async function read(id: string): Promise<Record<string, unknown> | undefined> {
    return (await images.doc(id).get()).data();
  }

  const createdBefore = (ms: number) => images.where('createdAt', '<', Timestamp.fromMillis(ms));

  return {
    create: createImageWriter(db),
    removeUnlessOnMenu: (ids) => removeUnlessOnMenu(db, ids),

    async get(id) {
      const originalId = originalIdOf(id);
      const fields = (await read(id)) ?? (originalId === id ? undefined : await read(originalId));
      if (fields === undefined || !(fields['bytes'] instanceof Uint8Array)) throw noSuchPicture();
      // Only this file writes pictures, and the rules refuse everyone else, so the fields are
      // valid.
      const { contentType, purpose, purposeOfOriginal } = fields as ImageFields;
      return { bytes: fields['bytes'], contentType, purpose: purpose ?? purposeOfOriginal };
    },

    async reconcile(nowMs) {
      await createImageCounts(db).reconcile();
      await forgetUploads(db, nowMs);
    },

    async countStoredBefore(beforeMs) {
      return (await createdBefore(beforeMs).count().get()).data().count;
    },

    async *storedBefore(beforeMs) {
      const old = createdBefore(beforeMs)
        .orderBy('createdAt')
        .limit(imagesPerPage)
        .select('createdAt', 'ownerUid', 'purpose');
      let page: QuerySnapshot = await old.get();
      while (!page.empty) {
        const last = page.docs.at(-1);
        for (const image of page.docs) {
          yield toStoredImage(image);
        }
        if (last === undefined || page.size < imagesPerPage) return;
        page = await old.startAfter(last).get();
      }
    },
  };
}

type ImageFields = {
  contentType: ImageType;
  purpose?: ImagePurpose;
  purposeOfOriginal?: ImagePurpose;
};

/** Removes the records of uploads within the hour once they are no longer needed. */
async function forgetUploads(db: Firestore, nowMs: number): Promise<void> {
  const old = db
    .collection('imageUploads')
    .where('expiresAt', '<', Timestamp.fromMillis(nowMs))
    .limit(batchSize)
    .select();
  for (;;) {
    const { docs, size } = await old.get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (size < batchSize) return;
  }
}

async function removeUnlessOnMenu(db: Firestore, ids: readonly string[]): Promise<number> {
  const images = db.collection('images');
  const references = ids.map((id) => images.doc(id));
  return db.runTransaction(async (transaction) => {
    const [dishes, found] = await Promise.all([
      transaction.get(dishesShowing(db, ids)),
      transaction.getAll(...references, { fieldMask: ['purpose'] }),
    ]);
    const onMenu = idsShownBy(dishes);
    const removed = found.filter((image) => image.exists && !onMenu.has(image.id));
    const purposes = removed.map((image) => image.get('purpose') as ImagePurpose | undefined);
    const lowerCounts = await createImageCounts(db).lower(transaction, purposes);
    for (const id of removed.flatMap((image) => allIdsOf(image.id))) {
      transaction.delete(images.doc(id));
    }
    lowerCounts();
    return removed.length;
  });
}

function toStoredImage(image: QueryDocumentSnapshot): StoredImage {
  const { createdAt, ownerUid, purpose } = image.data() as Pick<
    StoredImage,
    'ownerUid' | 'purpose'
  > & { createdAt: Timestamp };
  return { id: image.id, createdAtMs: createdAt.toMillis(), ownerUid, purpose };
}
