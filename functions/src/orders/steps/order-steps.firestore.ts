import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { orConflict, requireTime, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { noSuchOrder } from '../order/errors.ts';
import { ledgerOf, toIncrements } from '../ledger/ledger.firestore.ts';
import { ledgerEntryOfChange, soldNamesOf } from '../ledger/ledger.ts';
import {
  eventOf,
  toEvent,
  toEventFields,
  toOrder,
  toOrderFields,
  type AddToStep,
} from '../order/order.firestore.ts';
import type { OrderChange, OrderStepStore } from './order-steps.ts';
import type { StoredOrder } from '../order/store.ts';

/**
 * Changes orders after their placement: order, event, ledger and what else follows from the step in
 * one conditional batch.
 */
export function createOrderStepStore(
  db: Firestore,
  { addToStep }: { addToStep: AddToStep },
): OrderStepStore {
  return {
    // There is no transaction: under contention those take seconds and give up (see
    // docs/decisions/010).
    change: (id, decide, { untilMs = Infinity, tell } = {}) =>
      retryOnConflict(
        async () => {
          const snapshot = await db.collection('orders').doc(id).get();
          const order = toOrder(snapshot);
          const { updateTime: lastUpdateTime } = snapshot;
          if (order === undefined || lastUpdateTime === undefined) throw noSuchOrder();
          const readLast = async () => toEvent(await eventOf(snapshot.ref, order.revision).get());
          const decision = await decide({ order, readLast });
          const batch = db.batch();
          if ('refusal' in decision) {
            batch.update(
              snapshot.ref,
              { settledAt: FieldValue.serverTimestamp() },
              { lastUpdateTime },
            );
          } else if (decision.change !== undefined) {
            const { change } = decision;
            batch.update(snapshot.ref, toOrderFields(change.order), { lastUpdateTime });
            batch.create(eventOf(snapshot.ref, change.order.revision), toEventFields(change.event));
            addToStep(db, batch, { ...change, action: change.event.action });
            addToLedger(db, batch, order, change);
            await addNoShow(db, batch, order, change);
          } else {
            return decision.answer;
          }
          requireTime(untilMs);
          await orConflict(batch.commit());
          if ('refusal' in decision) throw decision.refusal;
          const { change } = decision;
          if (change !== undefined && change.event.action !== 'acknowledge') tell?.(change.order);
          return decision.answer;
        },
        { untilMs },
      ),
  };
}

/** Uses increments, so that the day's other orders do not conflict. */
function addToLedger(
  db: Firestore,
  batch: WriteBatch,
  before: StoredOrder,
  { order }: OrderChange,
): void {
  const ledgerEntry = ledgerEntryOfChange(before, order);
  if (Object.keys(ledgerEntry).length === 0) return;
  const change = toIncrements(ledgerEntry, soldNamesOf(order));
  batch.set(ledgerOf(db, order.day), change, { merge: true });
}

/** Uses an update, because a merging set would recreate a deleted user. */
async function addNoShow(
  db: Firestore,
  batch: WriteBatch,
  before: StoredOrder,
  { order }: OrderChange,
): Promise<void> {
  const change = Number(isNoShow(order)) - Number(isNoShow(before));
  if (change === 0 || order.uid === '') return;
  const user = await db.collection('users').doc(order.uid).get();
  if (user.exists) batch.update(user.ref, { noShows: FieldValue.increment(change) });
}

function isNoShow({ state }: StoredOrder): boolean {
  return state === 'not_collected';
}
