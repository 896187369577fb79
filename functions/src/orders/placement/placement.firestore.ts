import type { OrderingSettings } from '@thymely/contract/hours/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { Conflict, requireTime, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { commitPlacement, type PlacementDocuments } from './commit-placement.firestore.ts';
import { ledgerOf } from '../ledger/ledger.firestore.ts';
import { countOpenOrders, counterOf, readNumbering } from './order-number.firestore.ts';
import { toOrder, type AddToStep } from '../order/order.firestore.ts';
import {
  readLedgers,
  sharedReferences,
  toFacts,
  toLedgers,
  toOrderedCart,
} from './placement-reading.firestore.ts';
import type { PlacementDecision, PlacementReading, PlacementStore } from './placement-store.ts';
import { withdrawPlacement } from './withdraw-placement.firestore.ts';

const maxAttempts = 20;

/** The most times that a decision may request ledgers of other days, for its or free slots. */
const mostFurtherReadings = 4;

export function createPlacementStore(
  db: Firestore,
  { addToStep }: { addToStep: AddToStep },
): PlacementStore {
  let lastSettings: OrderingSettings | undefined;
  return {
    lastSettings: () => lastSettings,

    readLedgers: (days) => readLedgers(db, days),

    async readCheckout({ uid, nowMs, readMenu, days }) {
      const shared = sharedReferences(db, uid);
      const references = [...shared, ...days.map((day) => ledgerOf(db, day))];
      const [documents, menu, openOrders] = await Promise.all([
        db.getAll(...references),
        readMenu(),
        countOpenOrders(db, uid),
      ]);
      const ledgers = toLedgers(documents.slice(shared.length));
      const facts = toFacts(documents, nowMs());
      lastSettings = facts.settings;
      return { ...facts, ...ledgers, menu, openOrders };
    },

    async readEarly({ uid, id }) {
      const [placed, cart] = await db.getAll(db.doc(`orders/${id}`), db.doc(`carts/${uid}`));
      if (!placed || !cart) throw new Error('too little was read');
      return { placed: toOrder(placed), cart: toOrderedCart(cart) };
    },

    // There is no transaction: of 50 at once, transactions placed only 4 orders (see
    // docs/decisions/032).
    place: (request, decide) =>
      retryOnConflict(
        async () => {
          const read = await readDocuments(db, request);
          lastSettings = read.facts.settings;
          const { decision, documents } = await decideWith(db, read, { request, decide });
          if ('replay' in decision) return { order: decision.replay, isReplayed: true };
          requireTime(request.untilMs);
          await commitPlacement(db, documents, { ...decision, addToStep });
          return { order: decision.place, isReplayed: false };
        },
        { maxAttempts, untilMs: request.untilMs },
      ),

    withdraw: (withdrawal) => withdrawPlacement(db, withdrawal),
  };
}

type PlacementRequest = Parameters<PlacementStore['place']>[0];
type Decide = Parameters<PlacementStore['place']>[1];

async function readDocuments(
  db: Firestore,
  { uid, id, days, nowMs, readMenu }: PlacementRequest,
): Promise<PlacementDocuments> {
  const shared = sharedReferences(db, uid);
  const ledgers = days.map((day) => ledgerOf(db, day));
  const [[placed, counter, ...others], menu] = await Promise.all([
    db.getAll(db.doc(`orders/${id}`), counterOf(db), ...shared, ...ledgers),
    readMenu(),
  ]);
  const [cart] = others;
  if (!placed || !counter || !cart) throw new Error('too little was read');
  // This must follow the cart: a second placement that reads a refilled cart then counts the first
  // one.
  const numbering = placed.exists
    ? { openOrders: 0, lastNumber: 0 }
    : await readNumbering(counter, uid);
  const read = others.slice(shared.length);
  return {
    placed,
    counter,
    cart,
    ledgers: new Map(read.map((ledger) => [ledger.id, ledger])),
    facts: { ...toFacts(others, nowMs()), ...numbering, menu },
  };
}

function toReading({ placed, ledgers, facts }: PlacementDocuments): PlacementReading {
  return { ...facts, ...toLedgers([...ledgers.values()]), placed: toOrder(placed) };
}

type Undecided = { request: PlacementRequest; decide: Decide };

/** Decides, and decides again with the ledgers of other days if it depends on those, too. */
async function decideWith(
  db: Firestore,
  documents: PlacementDocuments,
  { request: { untilMs }, decide }: Undecided,
): Promise<{
  decision: Exclude<PlacementDecision, { readDays: readonly string[] }>;
  documents: PlacementDocuments;
}> {
  let known = documents;
  for (let readings = 0; readings <= mostFurtherReadings; readings++) {
    requireTime(untilMs);
    const decision = decide(toReading(known));
    if (!('readDays' in decision)) return { decision, documents: known };
    const more = await db.getAll(...decision.readDays.map((day) => ledgerOf(db, day)));
    const ledgers = [...known.ledgers, ...more.map((ledger) => [ledger.id, ledger] as const)];
    known = { ...known, ledgers: new Map(ledgers) };
  }
  throw new Conflict();
}
