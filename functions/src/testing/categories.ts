import { startingCategories } from '@thymely/contract/categories/starting-categories';
import { createStores } from '../stores.firestore.ts';
import type { TestApi } from './test-api.ts';

/** Hides one of the categories that the restaurant begins with. */
export async function hideCategory({ db }: Pick<TestApi, 'db'>, hidden: string): Promise<void> {
  const categories = startingCategories.map((category) =>
    category.id === hidden ? { ...category, hidden: true } : category,
  );
  await createStores(db).categories.save({ revision: 0, categories }, { uid: 'ada' });
}
