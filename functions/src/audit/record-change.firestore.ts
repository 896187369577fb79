import type { AuditKind } from '@thymely/contract/audit/endpoints';
import {
  FieldValue,
  type DocumentData,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Actor } from './store.ts';

export type RecordedChange = {
  /** The ID of the entry. Default: a random one. */
  id?: string | undefined;
  actor: Actor;
  what: AuditKind;
  /** The ID of the changed document. */
  target: string;
  /** The document before and after the change; null if it does not exist. */
  before: DocumentData | null;
  after: DocumentData | null;
  /** The import that made the change, by which it finds what it has to take back. */
  importId?: string | undefined;
};

/**
 * Adds the entry for a change to the batch or transaction that makes the change, so that neither is
 * ever written without the other.
 */
export function recordChange(
  db: Firestore,
  writes: Pick<WriteBatch, 'create'> | Pick<Transaction, 'create'>,
  { id, actor, importId, ...change }: RecordedChange,
): void {
  const audit = db.collection('audit');
  const when = FieldValue.serverTimestamp();
  const ofImport = importId === undefined ? {} : { importId };
  const entry = { who: actor.uid, ...change, ...ofImport, when };
  writes.create(id === undefined ? audit.doc() : audit.doc(id), entry);
}
