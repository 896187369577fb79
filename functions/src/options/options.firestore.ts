import { optionLimits } from '@thymely/contract/ground/option-limits';
import type { NewOptionGroup, OptionGroup } from '@thymely/contract/options/endpoints';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { recordChange } from '../audit/record-change.firestore.ts';
import { toOptionGroup } from '../menu/menu-documents.firestore.ts';
import { menuVersionOf, raiseMenuVersionIfUnchanged } from '../menu/menu-write.firestore.ts';
import { guarded, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { dishesNamed, noSuchGroup, groupInUse, tooManyGroups } from './errors.ts';
import type { OptionStore } from './store.ts';

/** `optionGroups/{id}`; every write raises the version of the menu, which is read along with them. */
export function createOptionStore(db: Firestore): OptionStore {
  return {
    save: (id, { group, actor }, check) =>
      retryOnConflict(async () => {
        const { present, meta } = await read(db, id);
        const saved = { _id: id, ...group };
        const known = toOptionGroup(present);
        // Whatever its version: a call repeated because its answer was lost succeeds.
        if (isSame(known, saved)) return saved;
        check(known);
        if (!present.exists && (await countGroups(db)) >= optionLimits.optionGroups)
          throw tooManyGroups();
        const batch = db.batch();
        const now = FieldValue.serverTimestamp();
        const fields = { ...group, createdAt: createdAtOf(present) ?? now, updatedAt: now };
        const { updateTime: lastUpdateTime } = present;
        if (lastUpdateTime === undefined) batch.create(present.ref, fields);
        else batch.update(present.ref, fields, { lastUpdateTime });
        const change = { target: id, before: present.data() ?? null, after: fields };
        recordChange(db, batch, { actor, what: 'option-group.save', ...change });
        raiseMenuVersionIfUnchanged(batch, meta);
        await guarded(batch.commit());
        return saved;
      }),

    remove(id, actor, check) {
      let attempts = 0;
      return retryOnConflict(async () => {
        attempts++;
        const { present, meta } = await read(db, id);
        const { updateTime: lastUpdateTime } = present;
        // Gone since the first attempt: by that one, if only its answer got lost, or by somebody else.
        if (lastUpdateTime === undefined && attempts > 1) return;
        if (lastUpdateTime === undefined) throw noSuchGroup();
        check(toOptionGroup(present));
        // After the version: a dish that comes to name the group from now on makes the batch fail.
        const dishes = await findDishesWith(db, id);
        if (dishes.length > 0) throw groupInUse(dishes);
        const batch = db.batch();
        batch.delete(present.ref, { lastUpdateTime });
        const change = { target: id, before: present.data() ?? null, after: null };
        recordChange(db, batch, { actor, what: 'option-group.delete', ...change });
        raiseMenuVersionIfUnchanged(batch, meta);
        await guarded(batch.commit());
      });
    },
  };
}

async function read(db: Firestore, id: string) {
  const group = db.collection('optionGroups').doc(id);
  const [meta, present] = await db.getAll(menuVersionOf(db), group);
  if (meta === undefined || present === undefined) throw new Error('Firestore answered too little');
  return { meta, present };
}

async function countGroups(db: Firestore): Promise<number> {
  return (await db.collection('optionGroups').count().get()).data().count;
}

/** The names of dishes, a document that is no dish included: it would be one again once mended. */
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
  // Both have been through the schema, which puts the fields in its own order.
  return JSON.stringify(present) === JSON.stringify(saved);
}
