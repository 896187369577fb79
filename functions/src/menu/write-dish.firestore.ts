import type { MenuItemChanges, MenuItem } from '@thymely/contract/menu/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import type { Actor } from '../audit/store.ts';
import { guarded } from '../platform/retry-on-conflict.ts';
import { newGroupsIn, refuseFaults, unknownGroupFaults } from './check-dish.ts';
import { batchOf } from './dish-batch.firestore.ts';
import { changedDish } from './dish-fields.ts';
import { noSuchDish } from './errors.ts';
import { toMenuItem } from './menu-item.firestore.ts';
import { readForWrite } from './menu-reading.firestore.ts';

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
    what: 'menu.update',
    actor,
    reading,
    namesGroups: named.length > 0,
  });
  await guarded(batch.commit());
  return changedDish(item, changes);
}
