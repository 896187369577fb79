import type { RevisedCategories } from '@thymely/contract/categories/endpoints';
import { menuCategoriesSchema } from '@thymely/contract/categories/schema';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  WriteBatch,
} from 'firebase-admin/firestore';
import * as v from 'valibot';

export function categoriesDocumentOf(db: Firestore): DocumentReference {
  return db.doc('settings/menu');
}

/**
 * Returns `settings/menu` in the API's form, or the brand's categories if it is missing or does not
 * match the contract (after a typo in the Firebase console).
 */
export function toCategories(snapshot: DocumentSnapshot): RevisedCategories {
  const { revision, categories }: Record<string, unknown> = snapshot.data() ?? {};
  const parsed = v.safeParse(menuCategoriesSchema, categories);
  return {
    // Invalid categories keep their revision, so that whoever repairs them writes the next one.
    revision: Number.isSafeInteger(revision) ? Number(revision) : 0,
    categories: parsed.success ? parsed.output : [...startingCategories],
  };
}

/**
 * The batch fails if the categories have changed since they were read. Neither of these writes
 * changes anything, so that dishes can come to a category at the same time.
 */
export function requireSameCategories(batch: WriteBatch, snapshot: DocumentSnapshot): void {
  const { ref, updateTime: lastUpdateTime } = snapshot;
  const { revision } = toCategories(snapshot);
  if (lastUpdateTime === undefined) batch.delete(ref, { exists: false });
  else batch.update(ref, { revision }, { lastUpdateTime });
}
