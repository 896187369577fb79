import type { DayFigures } from '@thymely/contract/figures/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { ledgerOf } from '../orders/ledger/ledger.firestore.ts';
import { dayFiguresOf, figureFields } from './day-figures.ts';

/** Reads the ledgers `days/{day}`, which every change of an order writes. */
export function createFiguresStore(db: Firestore) {
  return {
    /** Returns the figures of days, in the order of the days. One read a day. */
    async readDays(days: readonly string[]): Promise<DayFigures[]> {
      const ledgers = days.map((day) => ledgerOf(db, day));
      const found = await db.getAll(...ledgers, { fieldMask: [...figureFields] });
      return found.map((snapshot) => dayFiguresOf(snapshot.id, snapshot.data() ?? {}));
    },
  };
}

export type FiguresStore = ReturnType<typeof createFiguresStore>;
