import { dishesOnMenu } from '@thymely/contract/menu/on-menu';
import { inOrderOfNames } from '@thymely/contract/options/in-order-of-names';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { retryOnConflict } from '../platform/retry-on-conflict.ts';
import { countDishUses } from './dish-uses.firestore.ts';
import {
  findCreatedDish,
  recallAnswer,
  wasImportedAs,
  type CreationAttempt,
} from './earlier-attempts.firestore.ts';
import { categoriesDocumentOf, toCategories } from './categories/categories-document.firestore.ts';
import { noSuchDish } from './errors.ts';
import { readImportRecord } from './import/import-record.firestore.ts';
import {
  placeNewDishes,
  possibleIds,
  unclearPlaces,
  type Placing,
  type ShortIdOf,
} from './import/place-new-dishes.ts';
import { toArrangedIds, toMenuItem, toOptionGroup } from './menu-documents.firestore.ts';
import { withPositions } from './menu-order.ts';
import {
  menuVersionOf,
  readForWrite,
  writeDecision,
  type VersionedReading,
} from './menu-write.firestore.ts';
import { newDishId, shortIdOf } from './new-dish-id.ts';
import { readSoldOutDishes } from './sold-out-dishes.firestore.ts';
import type { MenuStore } from './store.ts';

/**
 * `menu/{id}`, and `meta/menu`, whose version every write raises in the same commit. There are no
 * transactions: a process that crashes in between leaves no lock behind.
 */
export function createMenuStore(db: Firestore, ids: NewIds = realIds): MenuStore {
  return {
    ...createMenuReader(db),
    ...createMenuWriter(db, ids),

    updateSeveral: ({ ids: dishes, actor }, decide) =>
      retryOnConflict(async () => {
        const reading = await readForWrite(db, { dishes });
        return writeDecision(db, decide(reading), { reading, what: 'menu.update', actor });
      }),
  };
}

/** Where the ids of new dishes come from; a test lets them collide. */
type NewIds = { newId: () => string; shortIdOf: ShortIdOf };

const realIds: NewIds = { newId: newDishId, shortIdOf };

type MenuReader = Pick<MenuStore, 'readVersion' | 'readAll' | 'get' | 'countUses'>;

function createMenuReader(db: Firestore): MenuReader {
  const menu = db.collection('menu');

  /** The version's number would not do: it could recur after the data was restored or reset. */
  async function readVersion(): Promise<string> {
    return (await menuVersionOf(db).get()).updateTime?.valueOf() ?? 'never written';
  }

  return {
    readVersion,

    async readAll() {
      // The version is read first: items that change in between are newer, and so are read again.
      const version = await readVersion();
      const [dishes, groups, orders, stored] = await Promise.all([
        menu.orderBy('createdAt', 'desc').get(),
        db.collection('optionGroups').get(),
        db.collection('menuOrder').get(),
        categoriesDocumentOf(db).get(),
      ]);
      const items = dishes.docs.map(toMenuItem).filter((item) => item !== undefined);
      const arranged = new Map(orders.docs.map((order) => [order.id, toArrangedIds(order)]));
      const all = withPositions(items, arranged);
      const { revision, categories } = toCategories(stored);
      return {
        version,
        items: dishesOnMenu(all, categories),
        all,
        groups: inOrderOfNames(groups.docs.map(toOptionGroup).filter((each) => each !== undefined)),
        categories,
        categoriesRevision: revision,
      };
    },

    async get(id) {
      const item = toMenuItem(await menu.doc(id).get());
      if (item === undefined) throw noSuchDish();
      return item;
    },

    countUses: (ids) => countDishUses(db, ids),
  };
}

function createMenuWriter(
  db: Firestore,
  { newId, shortIdOf }: NewIds,
): Omit<MenuStore, keyof MenuReader | 'updateSeveral'> {
  return {
    create({ actor, call, groups, namesTaxRate }, decide) {
      let last: CreationAttempt | undefined;
      return retryOnConflict(async () => {
        const [recall, reading, created] = await Promise.all([
          call && recallAnswer(db, { ...call, actor }),
          readForWrite(db, { groups, namesTaxRate, namesCategory: true }),
          last && findCreatedDish(db, { ...last, actor }),
        ]);
        const id = newId();
        last = { id, version: reading.version + 1 };
        const decision = decide({ ...reading, id, remembered: recall?.remembered, created });
        const alongside = (batch: WriteBatch) => recall?.note(batch, decision.answer);
        return writeDecision(db, decision, { reading, what: 'menu.create', actor, alongside });
      });
    },

    update: ({ id, actor, rests, ...named }, decide) =>
      retryOnConflict(async () => {
        const [reading, alongside] = await Promise.all([
          readForWrite(db, { dishes: [id], ...named }),
          readSoldOutDishes(db, rests ? [id] : []),
        ]);
        const context = { reading, what: 'menu.update', actor, alongside } as const;
        return writeDecision(db, decide(reading), context);
      }),

    remove: ({ id, actor }, decide) =>
      retryOnConflict(async () => {
        const [reading, alongside] = await Promise.all([
          readForWrite(db, { dishes: [id] }),
          readSoldOutDishes(db, [id]),
        ]);
        const context = { reading, what: 'menu.delete', actor, alongside } as const;
        return writeDecision(db, decide(reading), context);
      }),

    importItems: (subject, actor, decide) =>
      retryOnConflict(async () => {
        const { ids, contentIds, importId, nowMs, resting, ...further } = subject;
        const named = new Set([...ids, ...possibleIds(contentIds, shortIdOf)]);
        const [reading, noteSoldOut, record] = await Promise.all([
          readForWrite(db, { dishes: [...named], ...further, namesCategory: true }),
          readSoldOutDishes(db, resting),
          importId === undefined ? undefined : readImportRecord(db, { importId, actor, nowMs }),
        ]);
        const placing = { contentIds, shortIdOf };
        const displaced = await displacedPlaces(db, placing, reading);
        const addedIds = placeNewDishes(placing, reading, displaced);
        const decision = decide({ ...reading, addedIds });
        const alongside = (batch: WriteBatch) => {
          noteSoldOut(batch);
          record?.note(batch, decision.changes);
        };
        const context = { reading, what: 'menu.import', actor, importId, alongside } as const;
        return writeDecision(db, decision, context);
      }),
  };
}

/** Returns the content ids of the dishes whose short id belongs to another dish. */
async function displacedPlaces(
  db: Firestore,
  placing: Placing,
  reading: VersionedReading,
): Promise<Set<string>> {
  const displaced = new Set<string>();
  await Promise.all(
    unclearPlaces(placing, reading).map(async (contentId) => {
      const dish = reading.dishes.get(placing.shortIdOf(contentId));
      if (!dish || !(await wasImportedAs(db, { dish, contentId }))) displaced.add(contentId);
    }),
  );
  return displaced;
}
