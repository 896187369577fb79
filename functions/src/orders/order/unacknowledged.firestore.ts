import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';

/** Finds the orders that ended without the kitchen since a time, and that nobody has acknowledged. */
export function unacknowledgedSince(db: Firestore, sinceMs: number): Query {
  const since = Timestamp.fromMillis(sinceMs);
  return db.collection('orders').where('unacknowledgedSince', '>=', since);
}
