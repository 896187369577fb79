import type { Category } from '@thymely/contract/categories';
import { entityTagOf, matchesEntityTag } from '../http/entity-tag.ts';
import type { MenuCache } from './menu-cache.ts';
import type { MenuSnapshot } from './store.ts';

type MenuAnswer = { json: string; entityTag: string };

type Request = { category: Category | undefined; ifNoneMatch: string | undefined };

/** Each answer is serialized once per reading of the menu, however many calls there are. */
const answersBySnapshot = new WeakMap<MenuSnapshot, Map<Category | 'all', MenuAnswer>>();

/** The menu, or one category of it, as JSON; `unchanged` when the caller has it already. */
export async function listMenu(
  { menuCache }: { menuCache: MenuCache },
  { category, ifNoneMatch }: Request,
): Promise<MenuAnswer & { unchanged: boolean }> {
  const answer = answerFor(await menuCache.read(), category);
  return { ...answer, unchanged: matchesEntityTag(ifNoneMatch, answer.entityTag) };
}

function answerFor(snapshot: MenuSnapshot, category: Category | undefined): MenuAnswer {
  const answers = answersBySnapshot.get(snapshot) ?? new Map<Category | 'all', MenuAnswer>();
  answersBySnapshot.set(snapshot, answers);
  const known = answers.get(category ?? 'all');
  if (known !== undefined) return known;

  const items = snapshot.items.filter(
    (item) => category === undefined || item.category === category,
  );
  const json = JSON.stringify(items);
  const answer = { json, entityTag: entityTagOf(json) };
  answers.set(category ?? 'all', answer);
  return answer;
}
