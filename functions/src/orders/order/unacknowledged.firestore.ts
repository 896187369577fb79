import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';

/**
 * Finds the orders that ended without the kitchen since a time, and that nobody has acknowledged:
 * the newest first, and as many as a screen lists.
 */
export function unacknowledgedSince(db: Firestore, sinceMs: number): Query {
  const since = Timestamp.fromMillis(sinceMs);
  const found = db.collection('orders').where('unacknowledgedSince', '>=', since);
  return found.orderBy('unacknowledgedSince', 'desc').limit(kitchenLimits.endedShown);
}
