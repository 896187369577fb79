import { optionLimits } from '@thymely/contract/ground/option-limits';
import type { NewOptionGroup, OptionGroup } from '@thymely/contract/options/endpoints';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { Actor } from '../audit/store.ts';
import { recordChange } from '../audit/record-change.firestore.ts';
import { type OfImport, readStepRecord } from '../menu/import/import-record.firestore.ts';
import { toOptionGroup } from '../menu/menu-documents.firestore.ts';
import { menuVersionOf, raiseMenuVersionIfUnchanged } from '../menu/menu-write.firestore.ts';
import { orConflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { dishesNamed, noSuchGroup, groupInUse, tooManyGroups } from './errors.ts';

type PresentCheck = (present: OptionGroup | undefined) => void;

/**
 * The collection `optionGroups`. Every write raises the menu's version, read together with it, and is
 * recorded as the actor's. The groups are read with the menu: see MenuSnapshot.
 */
export function createOptionStore(db: Firestore) {
  return {
    /**
     * Creates the group or replaces all of it; an identical group is not written again.
     *
     * @param check throws when the current state must be kept.
     * @throws AppError CONFLICT when the maximum number of groups is reached.
     */
    save: (
      id: string,
      {
        group,
        actor,
        ofImport,
      }: { group: NewOptionGroup; actor: Actor; ofImport?: OfImport | undefined },
      check: PresentCheck,
    ): Promise<OptionGroup> =>
      retryOnConflict(async () => {
        const { present, meta } = await read(db, id);
        const saved = { _id: id, ...group };
        const known = toOptionGroup(present);
        // A repeated call whose answer was lost succeeds, whatever version it names.
        if (isSame(known, saved)) return saved;
        check(known);
        if (!present.exists && (await countGroups(db)) >= optionLimits.optionGroups)
          throw tooManyGroups();
        const record = await readStepRecord(db, ofImport, actor);
        const batch = db.batch();
        const now = FieldValue.serverTimestamp();
        const fields = { ...group, createdAt: createdAtOf(present) ?? now, updatedAt: now };
        const { updateTime: lastUpdateTime } = present;
        const maxEach = group.maxEach ?? FieldValue.delete();
        if (lastUpdateTime === undefined) batch.create(present.ref, fields);
        else batch.update(present.ref, { ...fields, maxEach }, { lastUpdateTime });
        const change = { target: id, before: present.data() ?? null, after: fields };
        recordChange(db, batch, { id: record.id, actor, what: 'option-group.save', ...change });
        record.note(batch, { kind: 'group', count: 1 });
        raiseMenuVersionIfUnchanged(batch, meta);
        await orConflict(batch.commit());
        return saved;
      }),

    /**
     * @param check throws when the group must be kept; it gets nothing for a document that is not a
     * group.
     * @throws AppError NOT_FOUND, or CONFLICT that names the dishes with the group.
     */
    remove(id: string, actor: Actor, check: PresentCheck): Promise<void> {
      let attempts = 0;
      return retryOnConflict(async () => {
        attempts++;
        const { present, meta } = await read(db, id);
        const { updateTime: lastUpdateTime } = present;
        // The group is gone since the first attempt, which deleted it if only its answer was lost.
        if (lastUpdateTime === undefined && attempts > 1) return;
        if (lastUpdateTime === undefined) throw noSuchGroup();
        check(toOptionGroup(present));
        // This read follows the version, so that a dish that comes to name the group makes the
        // batch fail.
        const dishes = await findDishesWith(db, id);
        if (dishes.length > 0) throw groupInUse(dishes);
        const batch = db.batch();
        batch.delete(present.ref, { lastUpdateTime });
        const change = { target: id, before: present.data() ?? null, after: null };
        recordChange(db, batch, { actor, what: 'option-group.delete', ...change });
        raiseMenuVersionIfUnchanged(batch, meta);
        await orConflict(batch.commit());
      });
    },
  };
}

export type OptionStore = ReturnType<typeof createOptionStore>;

async function read(db: Firestore, id: string) {
  const group = db.collection('optionGroups').doc(id);
  const [meta, present] = await db.getAll(menuVersionOf(db), group);
  if (meta === undefined || present === undefined) throw new Error('Firestore answered too little');
  return { meta, present };
}

async function countGroups(db: Firestore): Promise<number> {
  return (await db.collection('optionGroups').count().get()).data().count;
}

/** Returns the names of dishes, including malformed ones, which would count once repaired. */
async function findDishesWith(db: Firestore, group: string): Promise<string[]> {
  const naming = db.collection('menu').where('optionGroups', 'array-contains', group);
  const { docs } = await naming.limit(dishesNamed + 1).get();
  return docs.map((dish) => {
    const name: unknown = dish.get('name');
    return typeof name === 'string' ? name : dish.id;
  });
}

function createdAtOf(present: DocumentSnapshot): unknown {
  return present.get('createdAt');
}

function isSame(present: OptionGroup | undefined, saved: NewOptionGroup): boolean {
  // Both have been through the schema, which puts the fields in a fixed order.
  return JSON.stringify(present) === JSON.stringify(saved);
}
