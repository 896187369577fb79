import { FirebaseError } from 'firebase/app';
import {
  collection,
  collectionGroup,
  doc,
  type DocumentData,
  type Firestore,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  type Query,
  where,
  writeBatch,
} from 'firebase/firestore';

export type Write =
  | { set: string; data: DocumentData }
  | { update: string; data: DocumentData }
  | { remove: string };

/** One action that a caller may try, as data. Paths are relative to the root of the database. */
export type Attempt =
  | { get: string }
  | { list: string; where?: Record<string, unknown>; limit?: number }
  | { count: string; limit?: number }
  | { listGroup: string; limit: number }
  | { writes: Write[] };

export function pathOf(write: Write): string {
  if ('set' in write) return write.set;
  return 'update' in write ? write.update : write.remove;
}

function limited(whole: Query, most: number | undefined): Query {
  return most === undefined ? whole : query(whole, limit(most));
}

function commit(db: Firestore, writes: Write[]): Promise<void> {
  const batch = writeBatch(db);
  for (const write of writes) {
    const target = doc(db, pathOf(write));
    if ('set' in write) batch.set(target, write.data);
    else if ('update' in write) batch.update(target, write.data);
    else batch.delete(target);
  }
  return batch.commit();
}

/** Carries out an attempt. @throws FirebaseError `permission-denied` when the rules refuse */
export function perform(db: Firestore, attempt: Attempt): Promise<unknown> {
  if ('get' in attempt) return getDocFromServer(doc(db, attempt.get));
  if ('list' in attempt) {
    const filters = Object.entries(attempt.where ?? {}).map(([field, is]) =>
      where(field, '==', is),
    );
    const found = query(collection(db, attempt.list), ...filters);
    return getDocsFromServer(limited(found, attempt.limit));
  }
  if ('count' in attempt) {
    return getCountFromServer(limited(collection(db, attempt.count), attempt.limit));
  }
  if ('listGroup' in attempt) {
    return getDocsFromServer(limited(collectionGroup(db, attempt.listGroup), attempt.limit));
  }
  return commit(db, attempt.writes);
}

/** Returns false when the rules refuse. @throws any other error */
export async function isLetThrough(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}
