import type { AuditKind } from '@thymely/contract/audit/endpoints';
import {
  FieldValue,
  type DocumentData,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';

export type RecordedChange = {
  /** Names the entry; any id when there is none. */
  id?: string;
  /** The uid of the admin who makes the change, or `operator`. */
  who: string;
  what: AuditKind;
  /** The id of what is changed. */
  target: string;
  /** The document as it was and as it will be; null when there is none. */
  before: DocumentData | null;
  after: DocumentData | null;
};

/**
 * Adds to a batch or a transaction the entry of `audit` that tells of the change in it: there is no
 * change without its entry, and no entry without its change.
 */
export function recordChange(
  db: Firestore,
  writes: Pick<WriteBatch, 'create'> | Pick<Transaction, 'create'>,
  { id, ...change }: RecordedChange,
): void {
  const audit = db.collection('audit');
  const entry = { ...change, when: FieldValue.serverTimestamp() };
  writes.create(id === undefined ? audit.doc() : audit.doc(id), entry);
}
