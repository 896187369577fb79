import { dayMs } from '@thymely/contract/ground/time';
import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { OrderAction } from '@thymely/contract/orders/order-states';
import {
  orderOfDocument,
  type OrderDocument,
} from '@thymely/contract/orders/order-document.schema';
import { searchPrefixesOfOrder } from './anonymous-order.ts';
import { noteUnreadable } from '../../platform/unreadable-documents.ts';
import type { OrderEvent, StoredOrder } from './store.ts';

type Fields = OrderDocument & {
  placedAt: Timestamp;
  dueAt: Timestamp;
  updatedAt: Timestamp;
  expireAt: Timestamp;
  pickup: { quotedAt: Timestamp };
  times: Record<string, Timestamp>;
  unacknowledgedSince?: Timestamp | null;
  searchPrefixes: string[];
} & Pick<
    StoredOrder,
    'uid' | 'requestHash' | 'isUnverified' | 'isFollowed' | 'pickupHour' | 'ledgerVersion' | 'mails'
  >;

/** An order after a step, and the people whom a mail tells of it besides the diner. */
export type StepTaken = { order: StoredOrder; action: OrderAction; ownerUids?: readonly string[] };

/** Adds to the batch of a step what follows from it, so that both are written or neither is. */
export type AddToStep = (db: Firestore, batch: WriteBatch, step: StepTaken) => void;

/** How long the events of an order are kept. */
const eventLifetimeMs = 90 * dayMs;

/**
 * Returns `orders/{id}`, including the fields that the API does not send. Returns undefined when
 * there is none, and for a document that is not an order, which is logged and left out.
 */
export function toOrder(snapshot: DocumentSnapshot): StoredOrder | undefined {
  if (!snapshot.exists) return undefined;
  const order = orderOfDocument(snapshot.id, snapshot.data());
  if (order === undefined) {
    noteUnreadable(snapshot.ref.path);
    return undefined;
  }
  const fields = snapshot.data() as Fields;
  const { uid, requestHash, expireAt, isUnverified, isFollowed, pickupHour, mails } = fields;
  const { ledgerVersion } = fields;
  const { unacknowledgedSince: since } = fields;
  const kept = { uid, requestHash, expireAt: toInstant(expireAt) };
  return {
    ...order,
    ...kept,
    ...(isUnverified === true && { isUnverified }),
    ...(isFollowed === true && { isFollowed }),
    ...(Number.isSafeInteger(pickupHour) && { pickupHour }),
    ...(Number.isSafeInteger(ledgerVersion) && { ledgerVersion }),
    ...(Array.isArray(mails) && { mails }),
    ...(since instanceof Timestamp && { unacknowledgedSince: toInstant(since) }),
    ...(since === null && { unacknowledgedSince: null }),
  };
}

/** Returns the document of an order with all of its fields, for a `create` or a `set`. */
export function toOrderFields(order: StoredOrder): Fields {
  const { unacknowledgedSince: since, ...known } = order;
  const { placedAt, dueAt, updatedAt, expireAt, pickup, times, ...others } = known;
  const fields: Fields & { _id?: string } = {
    ...others,
    placedAt: toTimestamp(placedAt),
    dueAt: toTimestamp(dueAt),
    updatedAt: toTimestamp(updatedAt),
    expireAt: toTimestamp(expireAt),
    pickup: { ...pickup, quotedAt: toTimestamp(pickup.quotedAt) },
    times: mapValues(times, toTimestamp),
    ...(since !== undefined && { unacknowledgedSince: since === null ? null : toTimestamp(since) }),
    searchPrefixes: searchPrefixesOfOrder(order),
  };
  delete fields._id;
  return fields;
}

/** Returns `orders/{id}/events/{revision}`, the step that led to this revision. */
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
