import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { resolvedChoiceSchema } from '../options/resolved-choice.schema.ts';
import type { Order } from './schema.ts';
import { isKnownState, isOpenState } from './order-states.ts';
import { orderLineSchema, orderSchema } from './schema.ts';

/** A Firestore timestamp, in the server's library and in the browser's. */
type StoredInstant = { toDate(): Date };

/** The fields of an order that are timestamps in Firestore and ISO 8601 in the API. */
type InstantField = 'placedAt' | 'dueAt' | 'updatedAt';

/** The fields of `orders/{id}` that whoever may see the order gets. */
export type OrderDocument = Omit<Order, '_id' | InstantField | 'pickup' | 'times'> &
  Record<InstantField, StoredInstant> & {
    pickup: Omit<Order['pickup'], 'quotedAt'> & { quotedAt: StoredInstant };
    times: Record<string, StoredInstant>;
  };

const wholeSchema = v.pipe(v.number(), v.safeInteger());
const instantSchema = v.pipe(
  anyTextSchema(),
  v.check((instant) => !Number.isNaN(Date.parse(instant))),
);
const { entries } = orderSchema;

/**
 * The contract's schema, except that it ignores unknown fields and takes any text where the contract
 * has a list of values. Otherwise a board that stays open while a newer server is deployed would see
 * no orders from then on. Whoever shows such a value needs a word for one that is not in the list.
 */
const readableOrderSchema = v.pipe(
  v.object({
    ...entries,
    number: wholeSchema,
    revision: v.pipe(wholeSchema, v.minValue(0)),
    placedAt: instantSchema,
    dueAt: instantSchema,
    updatedAt: instantSchema,
    state: anyTextSchema(),
    pickup: v.object({
      ...entries.pickup.entries,
      kind: anyTextSchema(),
      quotedAt: instantSchema,
    }),
    times: v.record(anyTextSchema(), instantSchema),
    lines: v.array(
      v.object({
        ...orderLineSchema.entries,
        choices: v.array(v.object(resolvedChoiceSchema.entries)),
        tax: v.optional(v.object(orderLineSchema.entries.tax.wrapped.entries)),
      }),
    ),
    charges: v.array(v.object(entries.charges.item.entries)),
    payment: v.object({
      ...entries.payment.entries,
      method: anyTextSchema(),
      status: anyTextSchema(),
    }),
    refusal: v.nullable(v.object(entries.refusal.wrapped.entries)),
  }),
  // An order that is open and over at once was typed into the console.
  v.check(({ isOpen, state }) => !isOpen || !isKnownState(state) || isOpenState(state)),
);

/** The fields of a document that the server needs, and that the API does not send. */
const keptBackSchema = v.object({
  uid: anyTextSchema(),
  requestHash: anyTextSchema(),
  expireAt: v.custom<StoredInstant>(isStoredInstant),
});

/** Returns the order in a response of the API, or undefined if it is not an order. */
export function orderOfAnswer(answer: unknown): Order | undefined {
  const parsed = v.safeParse(readableOrderSchema, answer);
  return parsed.success ? (parsed.output as Order) : undefined;
}

/**
 * Returns the order in a document, in the form of the API, so that a page can show one and then
 * follow the other. Returns undefined for a document that is not an order: somebody may have typed
 * it into Firebase's console, and it must not take down the other orders.
 */
export function orderOfDocument(id: string, document: unknown): Order | undefined {
  if (!v.is(keptBackSchema, document)) return undefined;
  const fields: Record<string, unknown> = document;
  return orderOfAnswer({
    ...fields,
    _id: id,
    placedAt: toInstant(fields['placedAt']),
    dueAt: toInstant(fields['dueAt']),
    updatedAt: toInstant(fields['updatedAt']),
    pickup: withInstants(fields['pickup'], (name) => name === 'quotedAt'),
    times: withInstants(fields['times'], () => true),
  });
}

/** Returns a map with its instants converted to ISO 8601, and anything else unchanged. */
function withInstants(map: unknown, isInstant: (name: string) => boolean): unknown {
  if (typeof map !== 'object' || map === null) return map;
  return Object.fromEntries(
    Object.entries(map).map(([name, value]) => [name, isInstant(name) ? toInstant(value) : value]),
  );
}

function toInstant(stored: unknown): string | undefined {
  return isStoredInstant(stored) ? stored.toDate().toISOString() : undefined;
}

function isStoredInstant(value: unknown): value is StoredInstant {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}
