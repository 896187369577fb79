import type { AuditKind } from '@thymely/contract/audit/endpoints';
import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
import {
  FieldValue,
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import type { Actor } from '../audit/store.ts';
import { readSoldOutDish } from '../kitchen/sold-out-dish.firestore.ts';
import { guarded, retryOnConflict } from '../retry-on-conflict.ts';
import { addDishChange, type DishChange } from './dish-change.firestore.ts';
import { changedDish, dishOf } from './dish-fields.ts';
import { noSuchDish } from './errors.ts';
import { recallAnswer } from './idempotency.firestore.ts';
import { toMenuItem } from './menu-item.firestore.ts';
import type { MenuStore } from './store.ts';

/** Dishes at one moment, and the version of the menu at that moment. */
type Reading = { dishes: DocumentSnapshot[]; version: number };

type OnRecord = { what: AuditKind; actor: Actor; version: number };

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
    return (await db.doc('meta/menu').get()).updateTime?.valueOf() ?? 'never written';
  }

  return {
    readVersion,

    async readAll() {
      // The version first: items that change in between are newer than it, and so are read again.
      const version = await readVersion();
      const { docs } = await menu.orderBy('createdAt', 'desc').get();
      return { version, items: docs.map(toMenuItem).filter((item) => item !== undefined) };
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
      const attempt = () => create(db, { item, actor, key });
      // Only with a key can we find out whether a write that seemed to fail was carried out after all.
      return key === undefined ? attempt() : retryOnConflict(attempt);
    },

    update: (id, actor, decide) =>
      retryOnConflict(async () => {
        const { dishes, version } = await read(db, [id]);
        const [dish] = dishes;
        const item = dish && toMenuItem(dish);
        if (dish === undefined || item === undefined) throw noSuchDish();
        const changes = decide(item);
        if (Object.keys(changes).length === 0) return item;
        const onRecord = { what: 'menu.update', actor, version } as const;
        await guarded(batchOf(db, [{ update: dish, changes }], onRecord).commit());
        return changedDish(item, changes);
      }),

    remove: (id, actor, check) =>
      retryOnConflict(async () => {
        const [{ dishes, version }, forgetSoldOut] = await Promise.all([
          read(db, [id]),
          readSoldOutDish(db, id),
        ]);
        const [dish] = dishes;
        if (!dish?.exists) throw noSuchDish();
        // A document that does not match the contract has no version: it can always be removed.
        const item = toMenuItem(dish);
        if (item !== undefined) check(item);
        const onRecord = { what: 'menu.delete', actor, version } as const;
        const batch = batchOf(db, [{ remove: dish }], onRecord);
        forgetSoldOut(batch);
        await guarded(batch.commit());
      }),

    importItems: (ids, actor, decide) =>
      retryOnConflict(async () => {
        const { dishes: stored, version } = await read(db, ids);
        const found = stored.map(toMenuItem).filter((item) => item !== undefined);
        const { dishes, answer } = decide(new Map(found.map((item) => [item._id, item])));
        if (dishes.length === 0) return answer;
        const changes = importChanges(menu, { stored, dishes });
        await guarded(batchOf(db, changes, { what: 'menu.import', actor, version }).commit());
        return answer;
      }),
  };
}

type Creation = { item: NewMenuItem; actor: Actor; key: string | undefined };

async function create(db: Firestore, { item, actor, key }: Creation): Promise<MenuItem> {
  const [remembered, { version }] = await Promise.all([
    key === undefined ? undefined : recallAnswer(db, { actor, key, item }),
    read(db, []),
  ]);
  if (remembered?.answer !== undefined) return remembered.answer;
  const reference = db.collection('menu').doc();
  const created = dishOf(reference.id, item);
  const onRecord = { what: 'menu.create', actor, version } as const;
  const batch = batchOf(db, [{ create: reference, item }], onRecord);
  remembered?.note(batch, created);
  await guarded(batch.commit());
  return created;
}

async function read(db: Firestore, ids: readonly string[]): Promise<Reading> {
  const references = ids.map((id) => db.doc(`menu/${id}`));
  const [meta, ...dishes] = await db.getAll(db.doc('meta/menu'), ...references);
  const version: unknown = meta?.get('version');
  return { dishes, version: typeof version === 'number' ? version : 0 };
}

/** A batch of changes with their entries in the audit log and one new version for all of them. */
function batchOf(db: Firestore, changes: readonly DishChange[], { version, ...rest }: OnRecord) {
  const batch = db.batch();
  for (const change of changes) addDishChange(db, batch, change, { ...rest, version: version + 1 });
  batch.set(db.doc('meta/menu'), { version: FieldValue.increment(1) }, { merge: true });
  return batch;
}

type Import = { stored: readonly DocumentSnapshot[]; dishes: readonly MenuItem[] };

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
