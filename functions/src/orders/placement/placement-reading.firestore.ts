import type { SlotLoads } from '@thymely/contract/hours/slots';
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { toLines } from '../../cart/carts.firestore.ts';
import { isAttended, soldOutChoices, soldOutDishes } from '../../hours/kitchen-facts.firestore.ts';
import { toSettings } from '../../hours/settings.firestore.ts';
import { ledgerOf } from '../ledger/ledger.firestore.ts';
import type { OrderedCart, ReadLedgers } from '../checkout/checkout-store.ts';
import { withdrawnIn } from './withdraw-placement.firestore.ts';

/** Returns the documents, besides the ledgers, that decide, in the order of `toFacts`. */
export function sharedReferences(db: Firestore, uid: string) {
  const paths = [`carts/${uid}`, 'settings/ordering', 'availability/now', 'kitchen/presence'];
  return paths.map((path) => db.doc(path));
}

type Shared = readonly (DocumentSnapshot | undefined)[];

export function toFacts([cart, settings, availability, presence]: Shared, nowMs: number) {
  if (!cart || !settings || !availability || !presence) throw new Error('too little was read');
  const set = toSettings(settings);
  return {
    cart: toOrderedCart(cart),
    settings: set,
    soldOut: soldOutDishes(availability, nowMs),
    soldOutChoices: soldOutChoices(availability, nowMs),
    isAttended: isAttended({ settings: set, presence, nowMs }),
  };
}

type CartFields = {
  lastOrder?: { id: string; number: number; at: Timestamp };
  placedAt?: Timestamp[];
};

export function toOrderedCart(snapshot: DocumentSnapshot): OrderedCart {
  const { lastOrder, placedAt = [] }: CartFields = snapshot.data() ?? {};
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

export async function readLedgers(db: Firestore, days: readonly string[]): Promise<ReadLedgers> {
  if (days.length === 0) return toLedgers([]);
  return toLedgers(await db.getAll(...days.map((day) => ledgerOf(db, day))));
}

export function toLedgers(snapshots: readonly DocumentSnapshot[]): ReadLedgers {
  return {
    ledgers: new Map(snapshots.map((ledger) => [ledger.id, toSlots(ledger)])),
    unverifiedOpen: new Map(snapshots.map((ledger) => [ledger.id, toUnverifiedOpen(ledger)])),
  };
}

function toSlots(ledger: DocumentSnapshot): SlotLoads {
  return (ledger.get('slots') ?? {}) as SlotLoads;
}

function toUnverifiedOpen(ledger: DocumentSnapshot): number {
  return Number(ledger.get('unverifiedOpen') ?? 0);
}
