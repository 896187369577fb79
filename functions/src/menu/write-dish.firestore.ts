import type { MenuItem, MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Actor } from '../audit/store.ts';
import { guarded } from '../retry-on-conflict.ts';
import { newGroupsIn, refuseFaults, unknownGroupFaults } from './check-dish.ts';
import { batchOf } from './dish-batch.firestore.ts';
import { changedDish, dishOf } from './dish-fields.ts';
import { noSuchDish } from './errors.ts';
import { recallAnswer } from './idempotency.firestore.ts';
import { toMenuItem } from './menu-item.firestore.ts';
import { readForWrite } from './menu-reading.firestore.ts';

type Creation = {
  reference: DocumentReference;
  item: NewMenuItem;
  actor: Actor;
  key: string | undefined;
  attempt: number;
};

/** One attempt to put a dish on the menu. */
export async function createDish(db: Firestore, creation: Creation): Promise<MenuItem> {
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

/** One attempt to change a dish. */
export async function updateDish(db: Firestore, { id, changes, actor, decide }: Update) {
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
