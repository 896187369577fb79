import type { Firestore } from 'firebase-admin/firestore';
import { inOrderOfNames } from '@thymely/contract/options/in-order-of-names';
import { readSoldOutDish } from './sold-out-dish.firestore.ts';
import { toOptionGroup } from './option-group.firestore.ts';
import { guarded, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { newGroupsIn } from './check-dish.ts';
import { createDish } from './create-dish.firestore.ts';
import { batchOf } from './dish-batch.firestore.ts';
import { noSuchDish } from './errors.ts';
import { importChanges } from './import/import-changes.firestore.ts';
import { toMenuItem } from './menu-item.firestore.ts';
import { readForWrite } from './menu-reading.firestore.ts';
import { menuVersionOf } from './menu-version.firestore.ts';
import { newDishId, shortIdOf } from './new-dish-id.ts';
import {
  placeNewDishes,
  possibleIds,
  type ShortIdOf,
} from './import/place-new-dishes.firestore.ts';
import type { MenuStore } from './store.ts';
import { updateDish } from './write-dish.firestore.ts';

/**
 * `menu/{id}`, and `meta/menu`, whose version every write raises in the same commit. No transactions:
 * a process that crashes in between leaves no lock behind.
 */
export function createMenuStore(db: Firestore, ids: NewIds = realIds): MenuStore {
  return { ...createMenuReader(db), ...createMenuWriter(db, ids) };
}

/** Where the ids of new dishes come from; a test makes them meet. */
type NewIds = { newId: () => string; shortIdOf: ShortIdOf };

const realIds: NewIds = { newId: newDishId, shortIdOf };

type MenuReader = Pick<MenuStore, 'readVersion' | 'readAll' | 'get'>;

function createMenuReader(db: Firestore): MenuReader {
  const menu = db.collection('menu');

  /** Not the number itself: it could recur after the data was restored or reset. */
  async function readVersion(): Promise<string> {
    return (await menuVersionOf(db).get()).updateTime?.valueOf() ?? 'never written';
  }

  return {
    readVersion,

    async readAll() {
      // The version first: items that change in between are newer than it, and so are read again.
      const version = await readVersion();
      const [dishes, groups] = await Promise.all([
        menu.orderBy('createdAt', 'desc').get(),
        db.collection('optionGroups').get(),
      ]);
      return {
        version,
        items: dishes.docs.map(toMenuItem).filter((item) => item !== undefined),
        groups: inOrderOfNames(groups.docs.map(toOptionGroup).filter((each) => each !== undefined)),
      };
    },

    async get(id) {
      const item = toMenuItem(await menu.doc(id).get());
      if (item === undefined) throw noSuchDish();
      return item;
    },
  };
}

function createMenuWriter(
  db: Firestore,
  { newId, shortIdOf }: NewIds,
): Omit<MenuStore, keyof MenuReader> {
  const menu = db.collection('menu');

  return {
    create: (item, actor, key) => createDish(db, { item, actor, key, newId }),

    update: (id, update, decide) =>
      retryOnConflict(() => updateDish(db, { id, ...update, decide })),

    remove: (id, actor, check) =>
      retryOnConflict(async () => {
        const [reading, forgetSoldOut] = await Promise.all([
          readForWrite(db, { dishes: [id] }),
          readSoldOutDish(db, id),
        ]);
        const [dish] = reading.dishes;
        if (!dish?.exists) throw noSuchDish();
        // A document that does not match the contract has no version: it can always be removed.
        const item = toMenuItem(dish);
        if (item !== undefined) check(item);
        const batch = batchOf(db, [{ remove: dish }], { what: 'menu.delete', actor, reading });
        forgetSoldOut(batch);
        await guarded(batch.commit());
      }),

    importItems: ({ ids, contentIds, groups }, actor, decide) =>
      retryOnConflict(async () => {
        const named = new Set([...ids, ...possibleIds(contentIds, shortIdOf)]);
        const reading = await readForWrite(db, { dishes: [...named], groups });
        const stored = reading.dishes;
        const addedIds = await placeNewDishes(db, { contentIds, shortIdOf, stored });
        const found = stored.map(toMenuItem).filter((item) => item !== undefined);
        const onMenu = new Map(found.map((item) => [item._id, item]));
        const { dishes, answer } = decide({ onMenu, addedIds, groups: reading.groups });
        if (dishes.length === 0) return answer;
        const changes = importChanges(menu, { stored, dishes });
        const batch = batchOf(db, changes, {
          what: 'menu.import',
          actor,
          reading,
          namesGroups: dishes.some((dish) => newGroupsIn(dish, onMenu.get(dish._id)).length > 0),
        });
        await guarded(batch.commit());
        return answer;
      }),
  };
}
