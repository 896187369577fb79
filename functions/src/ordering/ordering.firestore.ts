import type { Firestore } from 'firebase-admin/firestore';
import { toSettings } from './settings.firestore.ts';
import type { OrderingStore } from './store.ts';

/** `settings/ordering`. */
export function createOrderingStore(db: Firestore): OrderingStore {
  const settings = db.doc('settings/ordering');

  return {
    readSettings: async () => toSettings(await settings.get()),
  };
}
