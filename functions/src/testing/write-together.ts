import type {
  DocumentReference,
  Firestore,
  SetOptions,
  WriteBatch,
} from 'firebase-admin/firestore';

type Turn = { batch: WriteBatch; written: Promise<unknown> };

const turns = new Map<Firestore, Turn>();

/** Writes a document. What is written at the same time reaches Firestore in one call. */
export async function writeTogether(
  document: DocumentReference,
  fields: object,
  options: SetOptions = {},
): Promise<void> {
  const { batch, written } = turnOf(document.firestore);
  batch.set(document, fields, options);
  await written;
}

function turnOf(db: Firestore): Turn {
  const begun = turns.get(db);
  if (begun !== undefined) return begun;
  const batch = db.batch();
  const written = Promise.resolve().then(() => {
    turns.delete(db);
    return batch.commit();
  });
  const turn = { batch, written };
  turns.set(db, turn);
  return turn;
}
