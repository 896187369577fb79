import { categoriesHeader } from '@thymely/contract/categories/endpoints';
import { tagOfCategories } from '@thymely/contract/categories/tag-of-categories';
import type { Category } from '@thymely/contract/ground/categories';
import type { ListedDish, MenuItem } from '@thymely/contract/menu/endpoints';
import { createSharedAnswers, type SharedAnswer } from '../http/shared-answer.ts';
import { refuseFaults, unknownCategoryFaults } from './check-dish.ts';
import { entityTagOfDish } from './dish-content.ts';
import type { MenuCache } from './menu-cache.ts';
import type { WholeMenu } from './store.ts';

/** The answers made from each reading of the menu: each is made once for all calls. */
const answersBySnapshot = new WeakMap<WholeMenu, Map<string, SharedAnswer>>();

const answerOfKind = createSharedAnswers();

type Wanted = {
  category: Category | undefined;
  /** Whether each dish comes with its version, for admins, who also see the dishes that rest. */
  withVersions: boolean;
};

/**
 * The menu, or one category of it.
 *
 * @throws AppError INVALID_REQUEST for a category that does not exist.
 */
export async function listMenu(
  { menuCache }: { menuCache: Pick<MenuCache, 'read'> },
  { category, withVersions }: Wanted,
): Promise<SharedAnswer> {
  const snapshot = await menuCache.read();
  const answers = answersBySnapshot.get(snapshot) ?? new Map<string, SharedAnswer>();
  answersBySnapshot.set(snapshot, answers);
  const key = `${category ?? 'all'} ${withVersions ? 'with versions' : ''}`;
  const known = answers.get(key);
  if (known !== undefined) return known;

  const { categories } = snapshot;
  refuseFaults(unknownCategoryFaults(category, new Set(categories.map(({ id }) => id))));
  const dishes = withVersions ? snapshot.all : snapshot.items;
  const items = dishes.filter((item) => category === undefined || item.category === category);
  const content = items.map(withVersions ? withVersion : compressible);
  const answer = answerOfKind(key, content, { [categoriesHeader]: tagOfCategories(categories) });
  answers.set(key, answer);
  return answer;
}

/** The dish with its fields in the order that compresses best: those that vary least side by side. */
function compressible({ _id, price, image, category, ...others }: MenuItem): MenuItem {
  return { _id, price, image, category, ...others };
}

function withVersion(item: MenuItem): ListedDish {
  return { ...compressible(item), version: entityTagOfDish(item) };
}
