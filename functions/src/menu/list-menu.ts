import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { sharedAnswer, type SharedAnswer } from '../http/shared-answer.ts';
import type { MenuCache } from './menu-cache.ts';
import type { MenuSnapshot } from './store.ts';

/** Each answer is made once per reading of the menu, however many calls there are. */
const answersBySnapshot = new WeakMap<MenuSnapshot, Map<Category | 'all', SharedAnswer>>();

/** The menu, or one category of it. */
export async function listMenu(
  { menuCache }: { menuCache: MenuCache },
  { category }: { category: Category | undefined },
): Promise<SharedAnswer> {
  const snapshot = await menuCache.read();
  const answers = answersBySnapshot.get(snapshot) ?? new Map<Category | 'all', SharedAnswer>();
  answersBySnapshot.set(snapshot, answers);
  const known = answers.get(category ?? 'all');
  if (known !== undefined) return known;

  const items = snapshot.items.filter(
    (item) => category === undefined || item.category === category,
  );
  const answer = sharedAnswer(items.map(compressible));
  answers.set(category ?? 'all', answer);
  return answer;
}

/** The dish with its fields in the order that compresses best: those that vary least side by side. */
function compressible({ _id, price, image, category, ...others }: MenuItem): MenuItem {
  return { _id, price, image, category, ...others };
}
