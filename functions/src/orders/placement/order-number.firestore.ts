import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** `counters/orders` contains the last assigned number. It is written with every order. */
export function counterOf(db: Firestore): DocumentReference {
  return db.doc('counters/orders');
}

type Numbering = {
  /** The last assigned number; 0 before the first order. */
  lastNumber: number;
  /** The number of the diner's open orders. */
  openOrders: number;
};

/** Returns the numbering with one read, however many orders the diner has. */
export async function readNumbering(counter: DocumentSnapshot, uid: string): Promise<Numbering> {
  const { firestore: db } = counter.ref;
  const last: unknown = counter.get('last');
  if (!isNumber(last)) return readNumberingOfOpen(db, uid);
  return { lastNumber: last, openOrders: await countOpenOrders(db, uid) };
}

/**
 * Before the counter existed, each day began with 1. The first counted order gets a number above
 * every open order's, at the cost of one read for each of them, once.
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

/** Counts a diner's open orders with one read. */
export async function countOpenOrders(db: Firestore, uid: string): Promise<number> {
  const open = db.collection('orders').where('uid', '==', uid).where('isOpen', '==', true);
  return (await open.count().get()).data().count;
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
