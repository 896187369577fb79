import type { Order } from './endpoints.ts';

/** A timestamp of Firestore, as the server's library and the browser's have it. */
type StoredInstant = { toDate(): Date };

/** What Firestore keeps of an order as a timestamp, and the API says as ISO 8601. */
type InstantField = 'placedAt' | 'dueAt' | 'updatedAt';

/** The fields of `orders/{id}` that are told to whoever may see the order. */
export type OrderDocument = Omit<Order, '_id' | InstantField | 'pickup' | 'times'> &
  Record<InstantField, StoredInstant> & {
    pickup: Omit<Order['pickup'], 'quotedAt'> & { quotedAt: StoredInstant };
    times: Record<string, StoredInstant>;
  };

/** Whoever may read the document gets these too; the API keeps them to itself. */
type KeptBack = {
  uid?: unknown;
  requestHash?: unknown;
  expireAt?: unknown;
  isUnverified?: unknown;
  settledAt?: unknown;
};

/**
 * The order that a document holds, as the API answers it: a page that is shown by the API and kept
 * up to date by Firestore sees no difference. Nobody but the API writes orders, so their fields are
 * what they are said to be.
 */
export function orderOfDocument(id: string, document: OrderDocument & KeptBack): Order {
  const { placedAt, dueAt, updatedAt, pickup, times, ...others } = document;
  delete others.uid;
  delete others.requestHash;
  delete others.expireAt;
  delete others.isUnverified;
  delete others.settledAt;
  return {
    _id: id,
    ...others,
    placedAt: toInstant(placedAt),
    dueAt: toInstant(dueAt),
    updatedAt: toInstant(updatedAt),
    pickup: { ...pickup, quotedAt: toInstant(pickup.quotedAt) },
    times: Object.fromEntries(Object.entries(times).map(([state, at]) => [state, toInstant(at)])),
  };
}

function toInstant(stored: StoredInstant): string {
  return stored.toDate().toISOString();
}
