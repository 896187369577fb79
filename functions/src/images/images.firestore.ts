import { randomUUID } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type Firestore,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { imagePathOf } from './image-path.ts';
import type { ImageStore, ImageType } from './image-store.ts';

const idsPerPage = 200;

/** `images/{id}`: the bytes themselves; with at most 900 kB they fit into a document. */
export function createImageStore(db: Firestore): ImageStore {
  const images = db.collection('images');
  const menu = db.collection('menu');

  async function removeUnlessOnMenu(id: string): Promise<boolean> {
    return db.runTransaction(async (transaction) => {
      const dishes = menu.where('image', '==', imagePathOf(id)).limit(1);
      if (!(await transaction.get(dishes)).empty) return false;
      transaction.delete(images.doc(id));
      return true;
    });
  }

  return {
    removeUnlessOnMenu,

    async create({ bytes, ...image }) {
      const id = randomUUID();
      await images.doc(id).create({
        ...image,
        bytes: Buffer.from(bytes),
        createdAt: FieldValue.serverTimestamp(),
      });
      return id;
    },

    async find(id) {
      const fields: Record<string, unknown> | undefined = (await images.doc(id).get()).data();
      if (fields === undefined || !(fields['bytes'] instanceof Uint8Array)) return undefined;
      // Nobody but this file writes pictures: the rules refuse everyone.
      return { bytes: fields['bytes'], contentType: fields['contentType'] as ImageType };
    },

    async countSince({ ownerUid, sinceMs }) {
      const since = Timestamp.fromMillis(sinceMs);
      const stored = images.where('ownerUid', '==', ownerUid).where('createdAt', '>', since);
      return (await stored.count().get()).data().count;
    },

    async removeAvatars(ownerUid) {
      const avatars = images.where('ownerUid', '==', ownerUid).where('purpose', '==', 'avatar');
      // Ids only: the bytes stay where they are.
      const found = await avatars.select().get();
      for (const { id } of found.docs) await removeUnlessOnMenu(id);
    },

    async *idsBefore(beforeMs) {
      const old = images
        .where('createdAt', '<', Timestamp.fromMillis(beforeMs))
        .orderBy('createdAt')
        .limit(idsPerPage)
        .select('createdAt');
      let page: QuerySnapshot = await old.get();
      while (!page.empty) {
        const last = page.docs.at(-1);
        for (const { id } of page.docs) yield id;
        if (last === undefined || page.size < idsPerPage) return;
        page = await old.startAfter(last).get();
      }
    },
  };
}
