import type { Category } from '@thymely/contract/ground/categories';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { recordChange } from '../audit/record-change.firestore.ts';
import type { Actor } from '../audit/store.ts';
import { orConflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { type OfImport, readStepRecord } from './import/import-record.firestore.ts';
import { toArrangedIds } from './menu-documents.firestore.ts';
import { menuVersionOf } from './menu-write.firestore.ts';

type Saving = { category: Category; actor: Actor; ofImport?: OfImport | undefined };

/** A list to write, and the dishes whose places change, before and after, in words. */
type NewOrder = { ids: readonly string[]; before: string; after: string };

/** `menuOrder/{category}`: one list of dishes, read with the menu (see MenuSnapshot). */
export function createMenuOrderStore(db: Firestore) {
  return {
    /**
     * Writes the list that is decided on, if any, unless it has changed meanwhile.
     *
     * @param decide gets the list as it is stored, maybe with dishes that have left the category.
     */
    save: (
      { category, actor, ofImport }: Saving,
      decide: (stored: readonly string[]) => NewOrder | undefined,
    ): Promise<void> =>
      retryOnConflict(async () => {
        const present = await db.collection('menuOrder').doc(category).get();
        const decided = decide(toArrangedIds(present));
        if (decided === undefined) return;
        const { ids, before, after } = decided;
        const { id, note } = await readStepRecord(db, ofImport, actor);
        const batch = db.batch();
        const fields = { ids, updatedAt: FieldValue.serverTimestamp() };
        const { updateTime: lastUpdateTime } = present;
        if (lastUpdateTime === undefined) batch.create(present.ref, fields);
        else batch.update(present.ref, fields, { lastUpdateTime });
        recordChange(db, batch, {
          id,
          actor,
          what: 'menu.arrange',
          target: category,
          before: { ids: toArrangedIds(present), dishes: before },
          after: { ids, dishes: after },
        });
        note(batch, { kind: 'list', count: 1 });
        batch.set(menuVersionOf(db), { version: FieldValue.increment(1) }, { merge: true });
        await orConflict(batch.commit());
      }),
  };
}

export type MenuOrderStore = ReturnType<typeof createMenuOrderStore>;
