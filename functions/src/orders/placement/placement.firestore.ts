import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { createBatchQueue } from '../../platform/batch-queue.ts';
import { ledgerOf } from '../ledger/ledger.firestore.ts';
import type { AddToStep } from '../order/order.firestore.ts';
import { countOpenOrders } from './order-number.firestore.ts';
import { chooseTogether, type Undecided } from './decide-together.ts';
import { placeTogether } from './place-together.firestore.ts';
import {
  readLedgers,
  sharedReferences,
  toFacts,
  toKnownEarly,
  toLedgers,
  toOrderedCart,
} from './placement-reading.firestore.ts';
import type { Placed, PlacementStore } from './placement-store.ts';
import { withdrawPlacement } from './withdraw-placement.firestore.ts';

/** The longest that a turn keeps others waiting. The guards hold even if it takes longer. */
export const turnPatienceMs = 2000;

export function createPlacementStore(
  db: Firestore,
  { addToStep }: { addToStep: AddToStep },
): PlacementStore {
  let lastSettings: OrderingSettings | undefined;
  const inTurn = createBatchQueue<Undecided, Placed>({
    patienceMs: turnPatienceMs,
    mostWaiting: orderLimits.waitingPlacements,
    choose: chooseTogether,
    run: (chosen) =>
      placeTogether(db, chosen, {
        addToStep,
        noteSettings: (settings) => {
          lastSettings = settings;
        },
      }),
  });
  return {
    lastSettings: () => lastSettings,

    readLedgers: (days) => readLedgers(db, days),

    async readCheckout({ uid, nowMs, readMenu, days }) {
      const references = [
        db.doc(`carts/${uid}`),
        ...sharedReferences(db),
        ...days.map((day) => ledgerOf(db, day)),
      ];
      const [[cart, settings, availability, presence, ...ledgers], menu, openOrders] =
        await Promise.all([db.getAll(...references), readMenu(), countOpenOrders(db, uid)]);
      if (!cart) throw new Error('too little was read');
      const facts = toFacts([settings, availability, presence], nowMs());
      lastSettings = facts.settings;
      return { ...facts, ...toLedgers(ledgers), cart: toOrderedCart(cart), menu, openOrders };
    },

    async readEarly({ uid, id }) {
      return toKnownEarly(await db.getAll(db.doc(`orders/${id}`), db.doc(`carts/${uid}`)));
    },

    place: (request, decide) =>
      inTurn({ request, decide, attempts: 0, cartChanges: 0 }, request.untilMs),

    withdraw: (withdrawal) => withdrawPlacement(db, withdrawal),
  };
}
