import type { Firestore, Timestamp, WriteBatch } from 'firebase-admin/firestore';

/** What the boards of a kitchen have to know at once. */
type ForBoards = {
  /** The end of the pause; null while there is none. */
  pausedUntil: Timestamp | null;
  /** The sentence that guests read while ordering is closed; null while it is not. */
  closedNotice: string | null;
  /** When an order was last acknowledged that had ended without the kitchen. */
  acknowledgedAt: Timestamp;
  /** When portions were last limited for a day without limits: boards ask for limits only while there are any. */
  limitedAt: Timestamp;
};

/**
 * Adds to the batch of a change what the boards are told of it. They listen to `kitchen/live`, which
 * holds nothing else: the settings of ordering have much that is none of their business.
 */
export function noteForBoards(db: Firestore, batch: WriteBatch, news: Partial<ForBoards>): void {
  batch.set(db.doc('kitchen/live'), news, { merge: true });
}
