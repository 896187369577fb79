import type { AuditKind } from '@thymely/contract/audit/endpoints';
import type { MenuItem, MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import {
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import type { Actor } from '../audit/store.ts';
import { readSoldOutDish } from '../kitchen/sold-out-dish.firestore.ts';
import { inOrderOfNames, toOptionGroup } from '../options/option-group.firestore.ts';
import { guarded, retryOnConflict } from '../retry-on-conflict.ts';
import { newGroupsIn, refuseFaults, unknownGroupFaults } from './check-dish.ts';
import { addDishChange, type DishChange } from './dish-change.firestore.ts';
import { changedDish, dishOf } from './dish-fields.ts';
import { noSuchDish } from './errors.ts';
import { recallAnswer } from './idempotency.firestore.ts';
import { toMenuItem } from './menu-item.firestore.ts';
import { readForWrite, type MenuReading } from './menu-reading.firestore.ts';
import {
  menuVersionOf,
  raiseMenuVersion,
  raiseUnchangedMenuVersion,
} from './menu-version.firestore.ts';
import type { ImportedDish, MenuStore } from './store.ts';

type OnRecord = { what: AuditKind; actor: Actor };

/**
 * `menu/{id}`, and `meta/menu`, whose version every write raises in the same commit. No transactions:
 * a process that crashes in between leaves no lock behind.
 */
export function createMenuStore(db: Firestore): MenuStore {
  return { ...createMenuReader(db), ...createMenuWriter(db) };
}

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

function createMenuWriter(db: Firestore): Omit<MenuStore, keyof MenuReader> {
  const menu = db.collection('menu');

  return {
    create(item, actor, key) {
      const reference = menu.doc();
      let attempts = 0;
      return retryOnConflict(() =>
        create(db, { reference, item, actor, key, attempt: ++attempts }),
      );
    },

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

    importItems: ({ ids, groups }, actor, decide) =>
      retryOnConflict(async () => {
        const reading = await readForWrite(db, { dishes: ids, groups });
        const found = reading.dishes.map(toMenuItem).filter((item) => item !== undefined);
        const onMenu = new Map(found.map((item) => [item._id, item]));
        const { dishes, answer } = decide({ onMenu, groups: reading.groups });
        if (dishes.length === 0) return answer;
        const changes = importChanges(menu, { stored: reading.dishes, dishes });
        const batch = batchOf(db, changes, {
          ...{ what: 'menu.import', actor, reading },
          namesGroups: dishes.some((dish) => newGroupsIn(dish, onMenu.get(dish._id)).length > 0),
        });
        await guarded(batch.commit());
        return answer;
      }),
  };
}

type Creation = {
  reference: DocumentReference;
  item: NewMenuItem;
  actor: Actor;
  key: string | undefined;
  attempt: number;
};

async function create(db: Firestore, creation: Creation): Promise<MenuItem> {
  const { reference, item, actor, key, attempt } = creation;
  const groups = item.optionGroups ?? [];
  const [remembered, reading] = await Promise.all([
    key === undefined ? undefined : recallAnswer(db, { actor, key, item }),
    // A write that seemed to fail may have been carried out after all.
    readForWrite(db, { dishes: attempt > 1 ? [reference.id] : [], groups }),
  ]);
  if (remembered?.answer !== undefined) return remembered.answer;
  const [written] = reading.dishes.map(toMenuItem);
  if (written !== undefined) return written;
  refuseFaults(unknownGroupFaults(groups, reading.groups));
  const created = dishOf(reference.id, item);
  const batch = batchOf(db, [{ create: reference, item }], {
    ...{ what: 'menu.create', actor, reading },
    namesGroups: groups.length > 0,
  });
  remembered?.note(batch, created);
  await guarded(batch.commit());
  return created;
}

type Update = {
  id: string;
  changes: MenuItemChanges;
  actor: Actor;
  decide: (present: MenuItem) => boolean;
};

async function updateDish(db: Firestore, { id, changes, actor, decide }: Update) {
  const groups = changes.optionGroups ?? [];
  const reading = await readForWrite(db, { dishes: [id], groups });
  const [dish] = reading.dishes;
  const item = dish && toMenuItem(dish);
  if (dish === undefined || item === undefined) throw noSuchDish();
  if (!decide(item)) return item;
  const named = newGroupsIn(changes, item);
  refuseFaults(unknownGroupFaults(named, reading.groups));
  const batch = batchOf(db, [{ update: dish, changes }], {
    ...{ what: 'menu.update', actor, reading },
    namesGroups: named.length > 0,
  });
  await guarded(batch.commit());
  return changedDish(item, changes);
}

type BatchContext = OnRecord & { reading: MenuReading; namesGroups?: boolean };

/** A batch of changes with their entries in the audit log and one new version for all of them. */
function batchOf(db: Firestore, changes: readonly DishChange[], context: BatchContext) {
  const { reading, namesGroups = false, ...onRecord } = context;
  const batch = db.batch();
  const version = reading.version + 1;
  for (const change of changes) addDishChange(db, batch, change, { ...onRecord, version });
  if (namesGroups) raiseUnchangedMenuVersion(batch, reading.meta);
  else raiseMenuVersion(db, batch);
  return batch;
}

type Import = { stored: readonly DocumentSnapshot[]; dishes: readonly ImportedDish[] };

function importChanges(menu: CollectionReference, { stored, dishes }: Import): DishChange[] {
  const known = new Map(stored.map((dish) => [dish.id, dish]));
  const nowMs = Date.now();
  return dishes.map(({ _id, ...item }, place) => {
    const dish = known.get(_id);
    if (dish?.exists) return { update: dish, changes: item };
    return { create: menu.doc(_id), item, createdAt: momentInImport(nowMs, place) };
  });
}

const microsecondsPerSecond = 1_000_000;

/**
 * The menu shows the newest first, and the first row of an import must come before the second. They
 * are a microsecond apart, the finest that Firestore stores, so that a part of a hundred rows does
 * not overlap the part written just before it.
 */
function momentInImport(nowMs: number, place: number): Timestamp {
  const microseconds = nowMs * 1000 - place;
  const seconds = Math.floor(microseconds / microsecondsPerSecond);
  return new Timestamp(seconds, (microseconds - seconds * microsecondsPerSecond) * 1000);
}
