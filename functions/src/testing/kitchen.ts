import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import type { Firestore } from 'firebase-admin/firestore';
import { ledgerOf, toFirstLedger } from '../orders/ledger/ledger.firestore.ts';
import { ledgerEntryOf } from '../orders/ledger/ledger.ts';
import { toOrder, toOrderFields } from '../orders/order/order.firestore.ts';
import type { StoredOrder } from '../orders/order/store.ts';
import { everyDay } from './ordering-settings.ts';

type Db = { db: Firestore };

/** Stores an order and the ledger of its day, as if the order were the day's only one. */
export async function storeOrder({ db }: Db, order: StoredOrder): Promise<StoredOrder> {
  const reference = db.doc(`orders/${order._id}`);
  // This also deletes the events of an earlier order.
  await db.recursiveDelete(reference);
  await reference.set(toOrderFields(order));
  await ledgerOf(db, order.day).set(toFirstLedger(ledgerEntryOf(order)));
  return order;
}

export async function storedOrder({ db }: Db, id: string): Promise<StoredOrder | undefined> {
  return toOrder(await db.doc(`orders/${id}`).get());
}

/** The settings of a restaurant that is open round the clock. */
export const roundTheClock = {
  ...defaultOrderingSettings,
  revision: 1,
  week: everyDay('00:00', '00:00'),
};

export async function storeOrderingSettings({ db }: Db, settings = roundTheClock): Promise<void> {
  await db.doc('settings/ordering').set(settings);
}
