import * as v from 'valibot';
import { resolvedChoiceSchema } from '../options/resolved-choice.schema.ts';
import type { Order } from './endpoints.ts';
import { isOpenState } from './order-states.ts';
import { orderLineSchema, orderSchema } from './schema.ts';

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

const wholeSchema = v.pipe(v.number(), v.safeInteger());
const instantSchema = v.pipe(
  v.string(),
  v.check((instant) => !Number.isNaN(Date.parse(instant))),
);
const { entries } = orderSchema;

/**
 * The contract's schema, but for one thing: a field that it does not know is passed over. A board
 * that stays open while the server is renewed would else be blind to every order from then on.
 */
const readableOrderSchema = v.pipe(
  v.object({
    ...entries,
    number: wholeSchema,
    revision: v.pipe(wholeSchema, v.minValue(0)),
    placedAt: instantSchema,
    dueAt: instantSchema,
    updatedAt: instantSchema,
    pickup: v.object({ ...entries.pickup.entries, quotedAt: instantSchema }),
    times: v.record(v.string(), instantSchema),
    lines: v.array(
      v.object({
        ...orderLineSchema.entries,
        choices: v.array(v.object(resolvedChoiceSchema.entries)),
      }),
    ),
    charges: v.array(v.object(entries.charges.item.entries)),
    payment: v.object(entries.payment.entries),
    refusal: v.nullable(v.object(entries.refusal.wrapped.entries)),
  }),
  // What is open in no state that a column shows would count as shown, and be nowhere.
  v.check(({ isOpen, state }) => !isOpen || isOpenState(state)),
);

/** What the server needs of a document besides the order; the API keeps it to itself. */
const keptBackSchema = v.object({
  uid: v.string(),
  requestHash: v.string(),
  expireAt: v.custom<StoredInstant>(isStoredInstant),
});

/** An order of an answer of the API, or undefined for something else. */
export function orderOfAnswer(answer: unknown): Order | undefined {
  const parsed = v.safeParse(readableOrderSchema, answer);
  return parsed.success ? parsed.output : undefined;
}

/**
 * The order that a document holds, as the API answers it: a page that is shown by the API and kept
 * up to date by Firestore sees no difference. Undefined for a document that is no order: somebody
 * may have typed it into Firebase's console, and it must not take the other orders down with it.
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

/** The entries of a map, those that are instants as ISO 8601; anything else as it is. */
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
