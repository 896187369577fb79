import { isDeepStrictEqual } from 'node:util';
import type { MenuCategory, RevisedCategories } from '@thymely/contract/categories/endpoints';
import { categoryLimits } from '@thymely/contract/categories/limits';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { recordChange } from '../../audit/record-change.firestore.ts';
import type { Actor } from '../../audit/store.ts';
import { orConflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import {
  type OfImport,
  readStepRecord,
  type StepRecord,
} from '../import/import-record.firestore.ts';
import { entryIdOf, menuVersionOf, raiseMenuVersionIfUnchanged } from '../menu-write.firestore.ts';
import { categoriesDocumentOf, toCategories } from './categories-document.firestore.ts';
import {
  type CategoriesChange,
  type FormerCategories,
  formerCategories,
} from './former-categories.ts';
import {
  categoriesChanged,
  categoryInUse,
  dishesInMessage,
  noSuchCategory,
  noSuchDestination,
  tooManyDishes,
} from './errors.ts';

type Deletion = { id: string; to: string; revision: number };

/**
 * `settings/menu`, which is read with the menu. Its writes are guarded by the menu's version, so that
 * they fail when a dish has come to a category since its dishes were counted.
 */
export function createCategoryStore(db: Firestore) {
  return {
    /**
     * Replaces the categories; the same categories are not written again.
     *
     * @throws AppError CONFLICT with the present ones, or when a category that is dropped has dishes.
     */
    save: (
      wanted: RevisedCategories,
      actor: Actor,
      ofImport?: OfImport,
    ): Promise<RevisedCategories> =>
      retryOnConflict(async () => {
        const reading = await read(db);
        const { present } = reading;
        // A repeated call, whose first answer was lost, gets it now.
        if (isDeepStrictEqual(wanted.categories, present.categories)) return present;
        if (wanted.revision !== present.revision) throw categoriesChanged(present);
        const kept = new Set(wanted.categories.map(({ id }) => id));
        for (const category of present.categories.filter(({ id }) => !kept.has(id))) {
          const dishes = await findDishes(db, category.id, dishesInMessage + 1);
          if (dishes.length > 0) throw categoryInUse(category, dishes.map(nameOf));
        }
        const record = await readStepRecord(db, ofImport, actor);
        const batch = db.batch();
        const next = addUpdate(db, batch, {
          reading,
          categories: wanted.categories,
          actor,
          record,
        });
        const known = new Map(present.categories.map((each) => [each.id, each]));
        const changed = next.categories.filter(
          (each) => !isDeepStrictEqual(each, known.get(each.id)),
        );
        record.note(batch, { kind: 'categories', count: changed.length });
        await orConflict(batch.commit());
        return next;
      }),

    restore: (change: CategoriesChange, actor: Actor) => restore(db, change, actor),

    /**
     * Deletes a category after its dishes have moved to another one, all in one batch.
     *
     * @throws AppError NOT_FOUND, INVALID_REQUEST for another one that does not exist, CONFLICT with
     *   the present categories, or for more dishes than a batch has room for.
     */
    remove({ id, to, revision }: Deletion, actor: Actor): Promise<RevisedCategories> {
      let attempts = 0;
      return retryOnConflict(async () => {
        attempts++;
        const reading = await read(db);
        const { present } = reading;
        const category = present.categories.find((each) => each.id === id);
        // It is gone since the first attempt, which deleted it if only its answer was lost.
        if (category === undefined && attempts > 1) return present;
        if (category === undefined) throw noSuchCategory();
        if (revision !== present.revision) throw categoriesChanged(present);
        const others = present.categories.filter((each) => each.id !== id);
        if (!others.some((each) => each.id === to)) throw noSuchDestination(others);
        const dishes = await findDishes(db, id, categoryLimits.movedDishes + 1);
        if (dishes.length > categoryLimits.movedDishes) throw tooManyDishes(category);
        const batch = db.batch();
        for (const dish of dishes) addMove(db, batch, { dish, to, actor, meta: reading.meta });
        const next = addCategories(batch, reading, others);
        const change = { target: id, before: category, after: null };
        recordChange(db, batch, { actor, what: 'categories.delete', ...change });
        await orConflict(batch.commit());
        return next;
      });
    },
  };
}

export type CategoryStore = ReturnType<typeof createCategoryStore>;

type Reading = { stored: DocumentSnapshot; meta: DocumentSnapshot; present: RevisedCategories };

async function read(db: Firestore): Promise<Reading> {
  const [meta, stored] = await db.getAll(menuVersionOf(db), categoriesDocumentOf(db));
  if (meta === undefined || stored === undefined) throw new Error('Firestore answered too little');
  return { stored, meta, present: toCategories(stored) };
}

/** Follows the reading of the version, so that a dish that comes to the category makes the batch fail. */
async function findDishes(db: Firestore, category: string, most: number) {
  const { docs } = await db.collection('menu').where('category', '==', category).limit(most).get();
  return docs;
}

function nameOf(dish: QueryDocumentSnapshot): string {
  const name: unknown = dish.get('name');
  return typeof name === 'string' ? name : dish.id;
}

function addCategories(
  batch: WriteBatch,
  { stored, meta, present }: Reading,
  categories: MenuCategory[],
): RevisedCategories {
  const next = { revision: present.revision + 1, categories };
  const { updateTime: lastUpdateTime } = stored;
  if (lastUpdateTime === undefined) batch.create(stored.ref, next);
  else batch.update(stored.ref, next, { lastUpdateTime });
  // The rules of Firestore, which cannot look into the list, find the hidden ones beside the version.
  const hidden = categories.filter((each) => each.hidden).map(({ id }) => id);
  raiseMenuVersionIfUnchanged(batch, meta, { hidden });
  return next;
}

/** Takes a change back, as far as nobody has changed more since and dishes do not need it. */
function restore(
  db: Firestore,
  change: CategoriesChange,
  actor: Actor,
): Promise<Omit<FormerCategories, 'categories'>> {
  return retryOnConflict(async () => {
    const reading = await read(db);
    const { categories: present } = reading.present;
    const added = change.after.filter((each) => !change.before.some(({ id }) => id === each.id));
    const dishes = await Promise.all(added.map(({ id }) => findDishes(db, id, 1)));
    const used = new Set(added.filter((_, n) => dishes[n]?.length).map(({ id }) => id));
    const { categories, ...result } = formerCategories(change, present, used);
    if (isDeepStrictEqual(categories, present)) return result;
    const batch = db.batch();
    addUpdate(db, batch, { reading, categories, actor });
    await orConflict(batch.commit());
    return result;
  });
}

type Update = {
  reading: Reading;
  categories: MenuCategory[];
  actor: Actor;
  record?: StepRecord;
};

/** Adds the categories and the entry for their change. */
function addUpdate(
  db: Firestore,
  batch: WriteBatch,
  { reading, categories, actor, record }: Update,
): RevisedCategories {
  const after = addCategories(batch, reading, categories);
  recordChange(db, batch, {
    id: record?.id,
    actor,
    what: 'categories.update',
    target: 'categories',
    before: reading.present,
    after,
  });
  return after;
}

type Move = { dish: QueryDocumentSnapshot; to: string; actor: Actor; meta: DocumentSnapshot };

function addMove(db: Firestore, batch: WriteBatch, { dish, to, actor, meta }: Move): void {
  const moved = { category: to, updatedAt: FieldValue.serverTimestamp() };
  batch.update(dish.ref, moved, { lastUpdateTime: dish.updateTime });
  const version: unknown = meta.get('version');
  recordChange(db, batch, {
    id: entryIdOf(dish.id, (typeof version === 'number' ? version : 0) + 1),
    actor,
    what: 'menu.update',
    target: dish.id,
    before: dish.data(),
    after: { ...dish.data(), ...moved },
  });
}
