import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** `counters/orders` contains the last assigned number. It is written with every order. */
export function counterOf(db: Firestore): DocumentReference {
  return db.doc('counters/orders');
}

/**
 * Returns the last assigned number; 0 before the first order. Before the counter existed, each day
 * began with 1: the first counted order gets a number above every open order's, at the cost of one
 * read for each of them, once.
 */
export async function readLastNumber(counter: DocumentSnapshot): Promise<number> {
  const last: unknown = counter.get('last');
  if (isNumber(last)) return last;
  const open = counter.ref.firestore.collection('orders').where('isOpen', '==', true);
  const { docs } = await open.select('number').get();
  return Math.max(0, ...docs.map((order): unknown => order.get('number')).filter(isNumber));
}

/** The most values that one query compares a field with. */
const mostValues = 30;

/**
 * Returns the number of open orders of each of these diners who has any: a read for each order, at
 * least one for thirty diners.
 */
export async function openOrdersOf(
  db: Firestore,
  uids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const open = db.collection('orders').where('isOpen', '==', true);
  const groups = Array.from({ length: Math.ceil(uids.length / mostValues) }, (_, index) =>
    uids.slice(index * mostValues, (index + 1) * mostValues),
  );
  const found = await Promise.all(
    groups.map((group) => open.where('uid', 'in', group).select('uid').get()),
  );
  const counts = new Map<string, number>();
  for (const order of found.flatMap(({ docs }) => docs)) {
    const uid = String(order.get('uid'));
    counts.set(uid, (counts.get(uid) ?? 0) + 1);
  }
  return counts;
}

/** Counts a diner's open orders with one read. */
export async function countOpenOrders(db: Firestore, uid: string): Promise<number> {
  const open = db.collection('orders').where('uid', '==', uid).where('isOpen', '==', true);
  return (await open.count().get()).data().count;
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
