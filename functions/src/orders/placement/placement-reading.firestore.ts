import { idSchema } from '@thymely/contract/ground/fields.schema';
import type { SlotLoads } from '@thymely/contract/ordering/slots';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { toLines } from '../../cart/carts.firestore.ts';
import {
  isAttended,
  soldOutChoices,
  soldOutDishes,
} from '../../ordering/kitchen-facts.firestore.ts';
import { toOrderingSettings } from '../../ordering/ordering-settings.firestore.ts';
import { toPortions } from '../../ordering/portions.firestore.ts';
import { noteUnreadable } from '../../platform/unreadable-documents.ts';
import { ledgerOf } from '../ledger/ledger.firestore.ts';
import type { OrderedCart, ReadLedgers } from '../checkout/checkout-store.ts';
import type { KnownEarly } from './placement-store.ts';
import { requireReadable, withdrawnIn } from './withdraw-placement.firestore.ts';

/** Returns the documents that decide about everybody's orders, besides the ledgers, in the order of `toFacts`. */
export function sharedReferences(db: Firestore) {
  return ['settings/ordering', 'availability/now', 'kitchen/presence'].map((path) => db.doc(path));
}

type Documents = readonly (DocumentSnapshot | undefined)[];

export function toFacts([settings, availability, presence]: Documents, nowMs: number) {
  if (!settings || !availability || !presence) throw new Error('too little was read');
  const set = toOrderingSettings(settings);
  return {
    settings: set,
    soldOut: soldOutDishes(availability, nowMs),
    soldOutChoices: soldOutChoices(availability, nowMs),
    isAttended: isAttended({ settings: set, presence, nowMs }),
  };
}

/** Returns which version of a document was read; undefined if there is none. */
export function versionOf({ updateTime }: DocumentSnapshot): string | undefined {
  return updateTime && `${updateTime.seconds}.${updateTime.nanoseconds}`;
}

/** Returns the precondition that a document still has a version. */
export function guardOfVersion(version: string): { lastUpdateTime: Timestamp } {
  const [seconds = NaN, nanoseconds = NaN] = version.split('.').map(Number);
  return { lastUpdateTime: new Timestamp(seconds, nanoseconds) };
}

/**
 * Returns what is known of a placement before its turn, from the order with its ID and its cart.
 *
 * @throws Error for an order that cannot be read: one can never be placed in its stead.
 */
export function toKnownEarly([placed, cart]: Documents): KnownEarly {
  if (!placed || !cart) throw new Error('too little was read');
  const order = placed.exists ? requireReadable(placed) : undefined;
  return { placed: order, cart: toOrderedCart(cart), cartVersion: versionOf(cart) };
}

const timeSchema = v.instance(Timestamp);

/** What a cart has of the diner's earlier orders, each field by itself. */
const earlierSchemas = {
  lastOrder: v.optional(v.object({ id: idSchema, number: v.number(), at: timeSchema })),
  placedAt: v.optional(v.array(v.unknown())),
};

export function toOrderedCart(snapshot: DocumentSnapshot): OrderedCart {
  const lastOrder = readField(snapshot, 'lastOrder');
  const entries = readField(snapshot, 'placedAt') ?? [];
  const placedAt = entries.filter((at) => v.is(timeSchema, at));
  if (placedAt.length < entries.length) noteUnreadable(snapshot.ref.path);
  return {
    lines: toLines(snapshot),
    lastOrder: lastOrder && {
      id: lastOrder.id,
      number: lastOrder.number,
      atMs: lastOrder.at.toMillis(),
    },
    placedAtMs: placedAt.map((at) => at.toMillis()),
    withdrawn: withdrawnIn(snapshot),
  };
}

/** Returns a field of a cart; nothing if somebody has mistyped it in Firebase's console. */
function readField<Name extends keyof typeof earlierSchemas>(cart: DocumentSnapshot, name: Name) {
  const parsed = v.safeParse(earlierSchemas[name], cart.get(name));
  if (parsed.success) return parsed.output;
  noteUnreadable(cart.ref.path);
  return undefined;
}

export async function readLedgers(db: Firestore, days: readonly string[]): Promise<ReadLedgers> {
  if (days.length === 0) return toLedgers([]);
  return toLedgers(await db.getAll(...days.map((day) => ledgerOf(db, day))));
}

export function toLedgers(snapshots: readonly DocumentSnapshot[]): ReadLedgers {
  return {
    ledgers: new Map(snapshots.map((ledger) => [ledger.id, toSlots(ledger)])),
    unverifiedOpen: new Map(snapshots.map((ledger) => [ledger.id, toUnverifiedOpen(ledger)])),
    portions: new Map(snapshots.map((ledger) => [ledger.id, toPortions(ledger)])),
  };
}

function toSlots(ledger: DocumentSnapshot): SlotLoads {
  return (ledger.get('slots') ?? {}) as SlotLoads;
}

function toUnverifiedOpen(ledger: DocumentSnapshot): number {
  return Number(ledger.get('unverifiedOpen') ?? 0);
}
