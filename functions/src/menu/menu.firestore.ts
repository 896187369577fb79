import { dishesOnMenu } from '@thymely/contract/menu/on-menu';
import { inOrderOfNames } from '@thymely/contract/options/in-order-of-names';
import { FieldPath, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { retryOnConflict } from '../platform/retry-on-conflict.ts';
import {
  findCreatedDish,
  recallAnswer,
  wasImportedAs,
  type CreationAttempt,
} from './earlier-attempts.firestore.ts';
import { noSuchDish } from './errors.ts';
import {
  placeNewDishes,
  possibleIds,
  unclearPlaces,
  type ShortIdOf,
} from './import/place-new-dishes.ts';
import { toMenuItem, toOptionGroup } from './menu-documents.firestore.ts';
import { menuVersionOf, readForWrite, writeDecision } from './menu-write.firestore.ts';
import { newDishId, shortIdOf } from './new-dish-id.ts';
import type { MenuStore } from './store.ts';

/**
 * `menu/{id}`, and `meta/menu`, whose version every write raises in the same commit. There are no
 * transactions: a process that crashes in between leaves no lock behind.
 */
export function createMenuStore(db: Firestore, ids: NewIds = realIds): MenuStore {
  return { ...createMenuReader(db), ...createMenuWriter(db, ids) };
}

/** Where the ids of new dishes come from; a test lets them collide. */
type NewIds = { newId: () => string; shortIdOf: ShortIdOf };

const realIds: NewIds = { newId: newDishId, shortIdOf };

type MenuReader = Pick<MenuStore, 'readVersion' | 'readAll' | 'get'>;

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
      const [dishes, groups] = await Promise.all([
        menu.orderBy('createdAt', 'desc').get(),
        db.collection('optionGroups').get(),
      ]);
      const all = dishes.docs.map(toMenuItem).filter((item) => item !== undefined);
      return {
        version,
        items: dishesOnMenu(all),
        all,
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
  return {
    create({ actor, call, groups }, decide) {
      let last: CreationAttempt | undefined;
      return retryOnConflict(async () => {
        const [recall, reading, created] = await Promise.all([
          call && recallAnswer(db, { ...call, actor }),
          readForWrite(db, { groups }),
          last && findCreatedDish(db, { ...last, actor }),
        ]);
        const id = newId();
        last = { id, version: reading.version + 1 };
        const { remembered } = recall ?? {};
        const decision = decide({ id, groups: reading.groups, remembered, created });
        const alongside = (batch: WriteBatch) => recall?.note(batch, decision.answer);
        return writeDecision(db, decision, { reading, what: 'menu.create', actor, alongside });
      });
    },

    update: ({ id, actor, groups, rests }, decide) =>
      retryOnConflict(async () => {
        const [reading, alongside] = await Promise.all([
          readForWrite(db, { dishes: [id], groups }),
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

    importItems: ({ ids, contentIds, groups, resting }, actor, decide) =>
      retryOnConflict(async () => {
        const named = new Set([...ids, ...possibleIds(contentIds, shortIdOf)]);
        const [reading, alongside] = await Promise.all([
          readForWrite(db, { dishes: [...named], groups }),
          readSoldOutDishes(db, resting),
        ]);
        const placing = { contentIds, shortIdOf };
        const displaced = new Set<string>();
        await Promise.all(
          unclearPlaces(placing, reading).map(async (contentId) => {
            const dish = reading.dishes.get(shortIdOf(contentId));
            if (!dish || !(await wasImportedAs(db, { dish, contentId }))) displaced.add(contentId);
          }),
        );
        const addedIds = placeNewDishes(placing, reading, displaced);
        const decision = decide({ ...reading, addedIds });
        return writeDecision(db, decision, { reading, what: 'menu.import', actor, alongside });
      }),
  };
}

/**
 * Reads which of the dishes are sold out, and returns what takes them from what is sold out, in the
 * batch that takes them off the menu. One read, or none without a dish; one write when there is
 * something to take away.
 */
async function readSoldOutDishes(db: Firestore, dishes: readonly string[]) {
  if (dishes.length === 0) return () => undefined;
  const availability = await db.doc('availability/now').get();
  const soldOut = (availability.get('soldOut') ?? {}) as Record<string, unknown>;
  const entries = dishes
    .filter((dish) => Object.hasOwn(soldOut, dish))
    .flatMap((dish) => [new FieldPath('soldOut', dish), FieldValue.delete()]);
  return (batch: WriteBatch): void => {
    if (entries.length === 0) return;
    batch.update(availability.ref, 'revision', FieldValue.increment(1), ...entries);
  };
}
