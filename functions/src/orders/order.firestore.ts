import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import type { OrderEvent, StoredOrder } from './store.ts';

type WithInstants = 'placedAt' | 'dueAt' | 'updatedAt' | 'expireAt' | 'pickup' | 'times';
type Fields = Omit<StoredOrder, '_id' | WithInstants> & {
  placedAt: Timestamp;
  dueAt: Timestamp;
  updatedAt: Timestamp;
  expireAt: Timestamp;
  pickup: Omit<StoredOrder['pickup'], 'quotedAt'> & { quotedAt: Timestamp };
  times: Record<string, Timestamp>;
};

const dayMs = 86_400_000;
/** How long the steps of an order are kept. */
const eventLifetimeMs = 90 * dayMs;

/** `orders/{id}`. Nobody but the API writes orders, so their fields are what they are said to be. */
export function toOrder(snapshot: DocumentSnapshot): StoredOrder | undefined {
  const fields = snapshot.data() as Fields | undefined;
  if (fields === undefined) return undefined;
  const { placedAt, dueAt, updatedAt, expireAt, pickup, times, ...others } = fields;
  return {
    _id: snapshot.id,
    ...others,
    placedAt: toInstant(placedAt),
    dueAt: toInstant(dueAt),
    updatedAt: toInstant(updatedAt),
    expireAt: toInstant(expireAt),
    pickup: { ...pickup, quotedAt: toInstant(pickup.quotedAt) },
    times: mapValues(times, toInstant),
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
