import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { orderOfDocument, type OrderDocument } from '@thymely/contract/orders/order-document';
import type { OrderEvent, StoredOrder } from './store.ts';

type Fields = OrderDocument & {
  placedAt: Timestamp;
  dueAt: Timestamp;
  updatedAt: Timestamp;
  expireAt: Timestamp;
  pickup: { quotedAt: Timestamp };
  times: Record<string, Timestamp>;
} & Pick<StoredOrder, 'uid' | 'requestHash' | 'isUnverified'>;

const dayMs = 86_400_000;
/** How long the steps of an order are kept. */
const eventLifetimeMs = 90 * dayMs;

/** `orders/{id}`: what everybody is told who may see it, and what the API keeps to itself. */
export function toOrder(snapshot: DocumentSnapshot): StoredOrder | undefined {
  const fields = snapshot.data() as Fields | undefined;
  if (fields === undefined) return undefined;
  const { uid, requestHash, expireAt, isUnverified } = fields;
  const order = orderOfDocument(snapshot.id, fields);
  return {
    ...order,
    uid,
    requestHash,
    expireAt: toInstant(expireAt),
    ...(isUnverified && { isUnverified }),
  };
}

/** The document of an order: all of its fields, for a `create` or a `set`. */
export function toOrderFields(order: StoredOrder): Fields {
  const { placedAt, dueAt, updatedAt, expireAt, pickup, times, ...others } = order;
  const fields: Fields & { _id?: string } = {
    ...others,
    placedAt: toTimestamp(placedAt),
    dueAt: toTimestamp(dueAt),
    updatedAt: toTimestamp(updatedAt),
    expireAt: toTimestamp(expireAt),
    pickup: { ...pickup, quotedAt: toTimestamp(pickup.quotedAt) },
    times: mapValues(times, toTimestamp),
  };
  delete fields._id;
  return fields;
}

/** `orders/{id}/events/{revision}`: the step that made this revision. */
export function eventOf(order: DocumentReference, revision: number): DocumentReference {
  return order.collection('events').doc(String(revision));
}

export function toEventFields({ at, ...event }: OrderEvent): DocumentData {
  const expireAt = Timestamp.fromMillis(Date.parse(at) + eventLifetimeMs);
  return { ...event, at: toTimestamp(at), expireAt };
}

export function toEvent(snapshot: DocumentSnapshot): OrderEvent | undefined {
  const fields = snapshot.data() as (Omit<OrderEvent, 'at'> & { at: Timestamp }) | undefined;
  return fields && { ...fields, at: toInstant(fields.at) };
}

function toTimestamp(instant: string): Timestamp {
  return Timestamp.fromMillis(Date.parse(instant));
}

function toInstant(timestamp: Timestamp): string {
  return timestamp.toDate().toISOString();
}

function mapValues<From, To>(values: Record<string, From>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
