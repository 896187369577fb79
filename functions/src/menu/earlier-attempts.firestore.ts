import { dayMs } from '@thymely/contract/ground/time';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Actor } from '../audit/store.ts';
import { contentIdOf } from './dish-content.ts';
import { menuItemOf } from './menu-documents.firestore.ts';
import { entryIdOf } from './menu-write.firestore.ts';
import type { CreationCall, CreationReading } from './store.ts';

type Recall = {
  remembered: CreationReading['remembered'];
  /** Adds to a batch what the next call with this key will find. */
  note: (batch: WriteBatch, answer: MenuItem) => void;
};

/**
 * `idempotency/{uid}_{key}`: what a call with this key was answered. Firestore removes expired
 * records some time later; until then they are ignored.
 */
export async function recallAnswer(
  db: Firestore,
  { key, bodyHash, actor }: CreationCall & { actor: Actor },
): Promise<Recall> {
  type CallRecord = { bodyHash: string; answer: MenuItem; expiresAt: Timestamp };
  // A key may contain any character, an id may not.
  const id = `${actor.uid}_${Buffer.from(key).toString('base64url')}`;
  const snapshot = await db.collection('idempotency').doc(id).get();
  const known = snapshot.data() as CallRecord | undefined;
  const isValid = known !== undefined && known.expiresAt.toMillis() > Date.now();
  return {
    remembered: isValid ? known : undefined,
    note(batch, answer) {
      const expiresAt = Timestamp.fromMillis(Date.now() + dayMs);
      const record: CallRecord = { bodyHash, answer, expiresAt };
      const { ref, updateTime: lastUpdateTime } = snapshot;
      // Either way, the whole batch fails if another call with this key was faster.
      if (lastUpdateTime === undefined) batch.create(ref, record);
      else batch.update(ref, record, { lastUpdateTime });
    },
  };
}

/** What an attempt to create a dish tried to write: its id, at this version of the menu. */
export type CreationAttempt = { id: string; version: number };

/**
 * The dish that an attempt created although it seemed to fail. A dish with its id proves nothing, for
 * it may be another one; the entry in the audit log was written together with the dish.
 */
export async function findCreatedDish(
  db: Firestore,
  { id, version, actor }: CreationAttempt & { actor: Actor },
): Promise<MenuItem | undefined> {
  const entry = await db.doc(`audit/${entryIdOf(id, version)}`).get();
  const { who, what, after } = entry.data() ?? {};
  if (who !== actor.uid || what !== 'menu.create') return undefined;
  return menuItemOf(id, after as Record<string, unknown>);
}

type ImportedContent = { dish: DocumentSnapshot; contentId: string };

/** Whether an import of this content created the document; it may have been edited since. */
export async function wasImportedAs(
  db: Firestore,
  { dish, contentId }: ImportedContent,
): Promise<boolean> {
  const ofDish = db.collection('audit').where('target', '==', dish.id);
  const imports = ofDish.where('what', '==', 'menu.import').orderBy('when', 'desc');
  const { docs } = await imports.get();
  return docs.some((entry) => {
    const createdAt: unknown = entry.get('after.createdAt');
    if (entry.get('before') !== null || !(createdAt instanceof Timestamp)) return false;
    // An earlier dish may have had this id, and be gone.
    if (!createdAt.isEqual(dish.get('createdAt') as Timestamp)) return false;
    const imported = menuItemOf(dish.id, entry.get('after') as Record<string, unknown>);
    return imported !== undefined && contentIdOf(imported) === contentId;
  });
}
