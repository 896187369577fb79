import type { Firestore } from 'firebase-admin/firestore';
import { ledgerOf } from '../orders/ledger/ledger.firestore.ts';
import { dayFiguresOf, figureFields } from './day-figures.ts';
import type { FiguresStore } from './store.ts';

/** Reads the ledgers `days/{day}`, which every change of an order writes. */
export function createFiguresStore(db: Firestore): FiguresStore {
  return {
    async readDays(days) {
      const ledgers = days.map((day) => ledgerOf(db, day));
      const found = await db.getAll(...ledgers, { fieldMask: [...figureFields] });
      return found.map((snapshot) => dayFiguresOf(snapshot.id, snapshot.data() ?? {}));
    },
  };
}
