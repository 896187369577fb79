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
  /** The id of the entry; a random one if undefined. */
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
 * Adds the entry for a change to the batch or transaction that makes it, so that neither is ever
 * written without the other.
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
