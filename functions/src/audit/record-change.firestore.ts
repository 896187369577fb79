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
  /** Names the entry; any id when there is none. */
  id?: string;
  actor: Actor;
  what: AuditKind;
  /** The id of what is changed. */
  target: string;
  /** The document as it was and as it will be; null when there is none. */
  before: DocumentData | null;
  after: DocumentData | null;
};

/**
 * Adds the entry for a change to the batch or transaction that makes it: there is no change without
 * its entry, and no entry without its change.
 */
export function recordChange(
  db: Firestore,
  writes: Pick<WriteBatch, 'create'> | Pick<Transaction, 'create'>,
  { id, actor, ...change }: RecordedChange,
): void {
  const audit = db.collection('audit');
  const entry = { who: actor.uid, ...change, when: FieldValue.serverTimestamp() };
  writes.create(id === undefined ? audit.doc() : audit.doc(id), entry);
}
