import { isDeepStrictEqual } from 'node:util';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { storedTaxRates } from '@thymely/contract/ordering/tax-rates.schema';
import type { SlotLoads } from '@thymely/contract/ordering/slots';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { recordChange } from '../audit/record-change.firestore.ts';
import { AppError } from '../platform/app-error.ts';
import { orConflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { noteForBoards } from './boards.firestore.ts';
import { isAttended, soldOutChoices, soldOutDishes } from './kitchen-facts.firestore.ts';
import { orderingSettingsOf, toOrderingSettings } from './ordering-settings.firestore.ts';
import { toPortions } from './portions.firestore.ts';
import type { OrderingFacts, OrderingStore } from './store.ts';
import * as words from './words.en.ts';

/** `settings/ordering`, and other documents that decide about orders, which are only read. */
export function createOrderingStore(db: Firestore): OrderingStore {
  const settings = db.doc('settings/ordering');
  const deciding = [settings, db.doc('availability/now'), db.doc('kitchen/presence')];

  return {
    readSettings: async () => toOrderingSettings(await settings.get()),

    readFacts: async (nowMs) => toFacts(await db.getAll(...deciding), nowMs),

    async readLedger(day) {
      const ledger = await db.doc(`days/${day}`).get();
      return { slots: (ledger.get('slots') ?? {}) as SlotLoads, portions: toPortions(ledger) };
    },

    saveSettings: (wanted, actor) =>
      retryOnConflict(async () => {
        const snapshot = await settings.get();
        const fields = snapshot.data() ?? {};
        const present = orderingSettingsOf(fields);
        const stored = { ...wanted, ...storedTaxRates(wanted.taxRates) };
        const next = orderingSettingsOf({ ...fields, ...stored, revision: present.revision });
        // A repeated call, whose first answer was lost, gets it now.
        if (isDeepStrictEqual(next, present)) return present;
        if (wanted.revision !== present.revision) throw settingsChanged(present);
        // A server that is rolled back to before there were several rates reads the default here.
        const taxIncludedBp = stored.taxRates[0]?.bp ?? null;
        const own = { ...stored, taxIncludedBp, revision: present.revision + 1 };
        const batch = db.batch();
        if (snapshot.updateTime === undefined) batch.create(settings, own);
        else batch.update(settings, own, { lastUpdateTime: snapshot.updateTime });
        const before = snapshot.data() ?? null;
        const change = { what: 'ordering.update', target: 'ordering', before } as const;
        recordChange(db, batch, { actor, ...change, after: { ...before, ...own } });
        await orConflict(batch.commit());
        return { ...next, revision: own.revision };
      }),

    saveClosedNotice: (closedNotice, actor) =>
      retryOnConflict(async () => {
        const snapshot = await settings.get();
        const present = toOrderingSettings(snapshot).closedNotice;
        if (closedNotice === present) return false;
        const batch = db.batch();
        // Somebody may close ordering before any hours were saved.
        if (snapshot.updateTime === undefined) batch.create(settings, { closedNotice });
        else batch.update(settings, { closedNotice }, { lastUpdateTime: snapshot.updateTime });
        noteForBoards(db, batch, { closedNotice });
        recordChange(db, batch, {
          actor,
          what: closedNotice === null ? 'ordering.reopen' : 'ordering.close',
          target: 'ordering',
          before: present === null ? {} : { closedNotice: present },
          after: closedNotice === null ? {} : { closedNotice },
        });
        await orConflict(batch.commit());
        return true;
      }),
  };
}

function toFacts(read: readonly DocumentSnapshot[], nowMs: number): OrderingFacts {
  const [stored, availability, presence] = read;
  if (!stored || !availability || !presence) throw new Error('too little was read');
  const settings = toOrderingSettings(stored);
  return {
    settings,
    isAttended: isAttended({ settings, presence, nowMs }),
    soldOut: soldOutDishes(availability, nowMs),
    soldOutChoices: soldOutChoices(availability, nowMs),
  };
}

function settingsChanged(current: OrderingSettings): AppError {
  return new AppError('CONFLICT', words.changedMeanwhile, { current });
}
