import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** `counters/orders`: the number that was given out last. It is written with every order. */
export function counterOf(db: Firestore): DocumentReference {
  return db.doc('counters/orders');
}

type Numbering = {
  /** The number that was given out last; 0 before the first order. */
  lastNumber: number;
  /** How many orders of the diner are open. */
  openOrders: number;
};

/** One read, however many orders the diner has. */
export async function readNumbering(counter: DocumentSnapshot, uid: string): Promise<Numbering> {
  const { firestore: db } = counter.ref;
  const last: unknown = counter.get('last');
  if (!isNumber(last)) return readNumberingOfOpen(db, uid);
  return { lastNumber: last, openOrders: await countOpenOrders(db, uid) };
}

/**
 * Before there was a counter each day began with 1. The first order that is counted comes after every
 * order that is still open: one read for each of them, once.
 */
async function readNumberingOfOpen(db: Firestore, uid: string): Promise<Numbering> {
  const open = db.collection('orders').where('isOpen', '==', true);
  const { docs } = await open.select('uid', 'number').get();
  const numbers = docs.map((order): unknown => order.get('number')).filter(isNumber);
  return {
    lastNumber: Math.max(0, ...numbers),
    openOrders: docs.filter((order) => order.get('uid') === uid).length,
  };
}

/** One read, however many there are. */
export async function countOpenOrders(db: Firestore, uid: string): Promise<number> {
  const open = db.collection('orders').where('uid', '==', uid).where('isOpen', '==', true);
  return (await open.count().get()).data().count;
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
