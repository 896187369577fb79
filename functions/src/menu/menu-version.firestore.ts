import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';

/** `meta/menu`: its version is raised by every write to a dish or a group of options, in its batch. */
export function menuVersionOf(db: Firestore): DocumentReference {
  return db.doc('meta/menu');
}

/** Others may have raised it since it was read: their writes and this one do not concern each other. */
export function raiseMenuVersion(db: Firestore, batch: WriteBatch): void {
  batch.set(menuVersionOf(db), { version: FieldValue.increment(1) }, { merge: true });
}

/**
 * The batch fails if anything was written to the menu since the version was read. So that no dish
 * names a group of options that is being deleted, the naming and the deletion are written this way.
 */
export function raiseMenuVersionIfUnchanged(batch: WriteBatch, version: DocumentSnapshot): void {
  const { ref, updateTime: lastUpdateTime } = version;
  if (lastUpdateTime === undefined) batch.create(ref, { version: 1 });
  else batch.update(ref, { version: FieldValue.increment(1) }, { lastUpdateTime });
}
