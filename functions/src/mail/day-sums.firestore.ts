import type { Firestore } from 'firebase-admin/firestore';
import { ledgerOf } from '../orders/ledger/ledger.firestore.ts';

export type DaySumsStore = {
  /** Returns the sums of a business day by the names of the ledger's fields. One read. */
  read(day: string): Promise<Record<string, number>>;
};

export function createDaySumsStore(db: Firestore): DaySumsStore {
  return {
    async read(day) {
      const fields = (await ledgerOf(db, day).get()).data() ?? {};
      const numbers = Object.entries(fields).filter(([, value]) => typeof value === 'number');
      return Object.fromEntries(numbers);
    },
  };
}
