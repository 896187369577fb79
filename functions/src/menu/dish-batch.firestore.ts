import type { AuditKind } from '@thymely/contract/audit/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import type { Actor } from '../audit/store.ts';
import { addDishChange, type DishChange } from './dish-change.firestore.ts';
import type { MenuReading } from './menu-reading.firestore.ts';
import { raiseMenuVersion, raiseMenuVersionIfUnchanged } from './menu-version.firestore.ts';

type BatchContext = {
  what: AuditKind;
  actor: Actor;
  reading: MenuReading;
  /** Whether a dish comes to name a group of options, which must still be there when it does. */
  namesGroups?: boolean;
};

/** A batch of changes with their entries in the audit log and one new version for all of them. */
export function batchOf(db: Firestore, changes: readonly DishChange[], context: BatchContext) {
  const { reading, namesGroups = false, ...onRecord } = context;
  const batch = db.batch();
  const version = reading.version + 1;
  for (const change of changes) addDishChange(db, batch, change, { ...onRecord, version });
  if (namesGroups) raiseMenuVersionIfUnchanged(batch, reading.meta);
  else raiseMenuVersion(db, batch);
  return batch;
}
