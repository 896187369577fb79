import { operatorId } from '@thymely/contract/audit/audit-kinds';
import type { OwnData } from '@thymely/contract/users/endpoints';
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { contactOf } from '../orders/order/contacts.firestore.ts';

type StoredAbout = Pick<
  OwnData,
  'user' | 'cart' | 'orders' | 'photos' | 'changes' | 'devices' | 'mails'
>;

const documentsPerRead = 100;

/** The fields that say nothing about a person: they serve searches, sessions and repeated calls. */
const technicalFields = new Set([
  'searchPrefixes',
  'searchVersion',
  'endedSessions',
  'endedThroughMs',
  'requestHash',
  'ledgerVersion',
]);

/**
 * Returns everything that is stored about a user, as it is stored: a field that comes later is in
 * the export without a change here. Unreadable documents are in it, too.
 */
export async function exportDocumentsOf(db: Firestore, uid: string): Promise<StoredAbout> {
  const [documents, orders, photos, changes, devices, mails] = await Promise.all([
    db.getAll(db.doc(`users/${uid}`), db.doc(`carts/${uid}`)),
    readAll(db.collection('orders').where('uid', '==', uid)),
    db.collection('images').where('ownerUid', '==', uid).select('purpose', 'createdAt').get(),
    readAll(db.collection('audit').where('target', '==', uid)),
    db.collection('pushSubscriptions').where('uid', '==', uid).get(),
    db.collection('outbox').where('uid', '==', uid).get(),
  ]);
  const [user, cart] = documents;
  return {
    user: user === undefined ? {} : toFields(user),
    cart: cart?.exists === true ? toFields(cart) : null,
    orders: await Promise.all(orders.map(withPhone)),
    photos: photos.docs.map(toDocument),
    changes: changes.map((entry) => withRole(entry, uid)),
    devices: devices.docs.map(toDocument),
    mails: mails.docs.map(toDocument),
  };
}

async function readAll(found: Query): Promise<QueryDocumentSnapshot[]> {
  const inOrder = found.orderBy(FieldPath.documentId()).limit(documentsPerRead);
  const all: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = all.at(-1);
    const { docs } = await (last === undefined ? inOrder : inOrder.startAfter(last)).get();
    all.push(...docs);
    if (docs.length < documentsPerRead) return all;
  }
}

/** An order has its telephone number in a document of its own. */
async function withPhone(order: QueryDocumentSnapshot): Promise<Record<string, unknown>> {
  if (order.get('hasPhone') !== true) return toDocument(order);
  return { ...toDocument(order), ...(await contactOf(order.ref).get()).data() };
}

/** Names who has made a change as a role: an admin's uid is not the person's own data. */
function withRole(entry: QueryDocumentSnapshot, uid: string): Record<string, unknown> {
  const who: unknown = entry.get('who');
  return { ...toDocument(entry), who: who === uid || who === operatorId ? who : 'admin' };
}

function toDocument(snapshot: DocumentSnapshot): Record<string, unknown> {
  return { _id: snapshot.id, ...toFields(snapshot) };
}

function toFields(snapshot: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(snapshot.data() ?? {});
  const personal = fields.filter(([name]) => !technicalFields.has(name));
  return Object.fromEntries(personal.map(([name, value]) => [name, toJson(value)]));
}

function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toJson(part)]));
}
