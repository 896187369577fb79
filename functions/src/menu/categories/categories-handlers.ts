import type { RevisedCategories } from '@thymely/contract/categories/endpoints';
import type { HandlersOf } from '../../http/route.ts';
import { createSharedAnswers, replyWith } from '../../http/shared-answer.ts';
import type { MenuCache } from '../menu-cache.ts';
import type { CategoryStore } from './categories.firestore.ts';

type CategoriesHandlersDeps = {
  categories: CategoryStore;
  menuCache: MenuCache;
  nowMs: () => number;
};
type Endpoints = 'listCategories' | 'saveCategories' | 'deleteCategory';

const answerOfKind = createSharedAnswers();

export function categoriesHandlers({
  categories,
  menuCache,
  nowMs,
}: CategoriesHandlersDeps): HandlersOf<Endpoints> {
  return {
    async listCategories({ header }) {
      const { categoriesRevision: revision, categories } = await menuCache.read();
      return replyWith<RevisedCategories>(answerOfKind('all', { revision, categories }), header);
    },

    async saveCategories({ caller, query: { importId }, body }) {
      const ofImport = importId === undefined ? undefined : { importId, nowMs: nowMs() };
      const saved = categories.save(body, caller, ofImport);
      return { body: await saved.finally(menuCache.forget) };
    },

    async deleteCategory({ caller, params: { id }, query: { to, revision } }) {
      const left = categories.remove({ id, to, revision: Number(revision) }, caller);
      return { body: await left.finally(menuCache.forget) };
    },
  };
}
