import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import type { Actor } from '../audit/store.ts';
import { guarded, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { refuseFaults, unknownGroupFaults } from './check-dish.ts';
import { batchOf } from './dish-batch.firestore.ts';
import { entryIdOf } from './dish-change.firestore.ts';
import { dishOf } from './dish-fields.ts';
import { contentIdOf } from './dish-version.ts';
import { recallAnswer } from './idempotency.firestore.ts';
import { menuItemOf } from './menu-item.firestore.ts';
import { readForWrite } from './menu-reading.firestore.ts';

type Creation = {
  item: NewMenuItem;
  actor: Actor;
  key: string | undefined;
  newId: () => string;
};

/** What the last attempt tried to write: a dish with this id, at this version of the menu. */
type Attempt = { id: string; version: number };

/** Puts a dish on the menu. Each attempt has a new id: the last one may have been taken. */
export function createDish(db: Firestore, creation: Creation): Promise<MenuItem> {
  const { item, actor, key, newId } = creation;
  const groups = item.optionGroups ?? [];
  let last: Attempt | undefined;

  return retryOnConflict(async () => {
    const [remembered, reading, wasWritten] = await Promise.all([
      key === undefined ? undefined : recallAnswer(db, { actor, key, item }),
      readForWrite(db, { groups }),
      last && isOnRecord(db, { ...last, item, actor }),
    ]);
    if (remembered?.answer !== undefined) return remembered.answer;
    if (last !== undefined && wasWritten) return dishOf(last.id, item);
    refuseFaults(unknownGroupFaults(groups, reading.groups));
    const id = newId();
    last = { id, version: reading.version + 1 };
    const created = dishOf(id, item);
    const batch = batchOf(db, [{ create: db.doc(`menu/${id}`), item }], {
      what: 'menu.create',
      actor,
      reading,
      namesGroups: groups.length > 0,
    });
    remembered?.note(batch, created);
    await guarded(batch.commit());
    return created;
  });
}

type Written = Attempt & { item: NewMenuItem; actor: Actor };

/**
 * Whether the attempt was carried out although it seemed to fail. A dish with its id proves nothing,
 * for it may be another one; the entry in the audit log was written together with the dish.
 */
async function isOnRecord(db: Firestore, { id, version, item, actor }: Written): Promise<boolean> {
  const entry = await db.doc(`audit/${entryIdOf(id, version)}`).get();
  const { who, what, after } = entry.data() ?? {};
  if (who !== actor.uid || what !== 'menu.create') return false;
  const written = menuItemOf(id, after as Record<string, unknown>);
  return written !== undefined && contentIdOf(written) === contentIdOf(item);
}
