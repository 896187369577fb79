import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { Conflict, retryOnConflict } from '../retry-on-conflict.ts';
import { commitPlacement, type PlacementDocuments } from './commit-placement.firestore.ts';
import { ledgerOf } from './ledger.firestore.ts';
import { toOrder } from './order.firestore.ts';
import {
  countOpenOrders,
  readLedgers,
  sharedReferences,
  toFacts,
  toLedgers,
} from './placement-reading.firestore.ts';
import type { PlacementDecision, PlacementReading, PlacementStore } from './placement-store.ts';

/** What a placement may take: the call itself is given up after ten seconds. */
const bounds = { maxAttempts: 20, withinMs: 8000 };

/** Other days that a decision may ask for: the settings change at most once in between. */
const mostOtherDays = 2;

export function createPlacementStore(db: Firestore): PlacementStore {
  return {
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
      return { ...toFacts(documents, nowMs()), ledgers, menu, openOrders };
    },

    // No transaction: 50 at once through transactions placed 4 orders (see docs/decisions/032).
    place: (request, decide) =>
      retryOnConflict(async () => {
        const read = await readDocuments(db, request);
        const { decision, documents } = await decideWith(db, read, decide);
        if ('replay' in decision) return { order: decision.replay, isReplayed: true };
        await commitPlacement(db, documents, decision.place);
        return { order: decision.place, isReplayed: false };
      }, bounds),
  };
}

type PlacementRequest = Parameters<PlacementStore['place']>[0];

async function readDocuments(
  db: Firestore,
  { uid, id, day, nowMs, readMenu }: PlacementRequest,
): Promise<PlacementDocuments> {
  const references = [db.doc(`orders/${id}`), ledgerOf(db, day), ...sharedReferences(db, uid)];
  const [[placed, ledger, ...shared], menu] = await Promise.all([
    db.getAll(...references),
    readMenu(),
  ]);
  const [cart] = shared;
  if (!placed || !ledger || !cart) throw new Error('too little was read');
  // After the cart, never beside it: a second placement has read a cart filled again, so it counts
  // the first one.
  const openOrders = placed.exists ? 0 : await countOpenOrders(db, uid);
  const facts = { ...toFacts(shared, nowMs()), menu, openOrders };
  return { placed, ledgers: new Map([[day, ledger]]), cart, facts };
}

function toReading({ placed, ledgers, facts }: PlacementDocuments): PlacementReading {
  return {
    ...facts,
    placed: toOrder(placed),
    ledgers: toLedgers([...ledgers.values()]),
    lastNumbers: new Map([...ledgers].map(([day, ledger]) => [day, lastNumberIn(ledger)])),
  };
}

function lastNumberIn(ledger: DocumentSnapshot): number {
  const lastNumber: unknown = ledger.get('lastNumber');
  return typeof lastNumber === 'number' ? lastNumber : 0;
}

/** Asks for a decision, and again with the ledger of another day if it depends on that one too. */
async function decideWith(
  db: Firestore,
  documents: PlacementDocuments,
  decide: (reading: PlacementReading) => PlacementDecision,
): Promise<{
  decision: Exclude<PlacementDecision, { readDay: string }>;
  documents: PlacementDocuments;
}> {
  let known = documents;
  for (let days = 0; days <= mostOtherDays; days++) {
    const decision = decide(toReading(known));
    if (!('readDay' in decision)) return { decision, documents: known };
    const { readDay } = decision;
    const ledger = await ledgerOf(db, readDay).get();
    known = { ...known, ledgers: new Map([...known.ledgers, [readDay, ledger]]) };
  }
  throw new Conflict();
}
