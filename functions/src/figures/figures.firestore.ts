import type { DayFigures, FigureSums } from '@thymely/contract/figures/endpoints';
import type { SlotLoads } from '@thymely/contract/ordering/slots';
import type { Firestore } from 'firebase-admin/firestore';
import { ledgerOf } from '../orders/ledger/ledger.firestore.ts';
import { dayFiguresOf, figureFields } from './day-figures.ts';

export type DayWithSlots = { figures: DayFigures & FigureSums; slots: SlotLoads };

/** Reads the ledgers `days/{day}`, which every change of an order writes. */
export function createFiguresStore(db: Firestore) {
  return {
    /** Returns the figures of days, in the order of the days. One read a day. */
    async readDays(days: readonly string[]): Promise<DayFigures[]> {
      const ledgers = days.map((day) => ledgerOf(db, day));
      const found = await db.getAll(...ledgers, { fieldMask: [...figureFields] });
      return found.map((snapshot) => dayFiguresOf(snapshot.id, snapshot.data() ?? {}));
    },

    /** Returns the same with what is booked on each day. One read a day. */
    async readDaysWithSlots(days: readonly string[]): Promise<DayWithSlots[]> {
      const ledgers = days.map((day) => ledgerOf(db, day));
      const found = await db.getAll(...ledgers, { fieldMask: [...figureFields, 'slots'] });
      return found.map((snapshot) => ({
        figures: dayFiguresOf(snapshot.id, snapshot.data() ?? {}),
        slots: (snapshot.get('slots') ?? {}) as SlotLoads,
      }));
    },
  };
}

export type FiguresStore = ReturnType<typeof createFiguresStore>;
