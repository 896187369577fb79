import type { Firestore } from 'firebase-admin/firestore';
import { startingOrdering } from './starting-data.ts';

/** Sets when orders are taken, unless somebody has already set it. */
export async function seedOrdering(db: Firestore): Promise<void> {
  const settings = db.doc('settings/ordering');
  if ((await settings.get()).exists) return;
  await settings.create(startingOrdering);
}
