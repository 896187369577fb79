import { expect, it } from 'vitest';
import { emptyMenu } from '../../testing/dishes.ts';
import { createMenuCache } from '../menu-cache.ts';
import { categoriesHandlers } from './categories-handlers.ts';
import type { CategoryStore } from './categories.firestore.ts';

const left = emptyMenu.categories.slice(0, 1);

it.each(['save', 'remove'] as const)(
  'what a %s has written is shown also where its answer was lost',
  async (write) => {
    const stored = { ...emptyMenu };
    const menuCache = createMenuCache({
      readVersion: () => Promise.resolve(stored.version),
      readAll: () => Promise.resolve({ ...stored }),
    });
    const lost = () => {
      stored.categories = left;
      return Promise.reject(new Error('No answer.'));
    };
    const categories: CategoryStore = { save: lost, remove: lost, restore: lost };
    const handlers = categoriesHandlers({ categories, menuCache, nowMs: () => 0 });
    const call = { query: {}, params: { id: 'soup' } };
    const handle = write === 'save' ? handlers.saveCategories : handlers.deleteCategory;
    await menuCache.read();
    await expect(handle(call as never)).rejects.toThrow('No answer.');
    expect((await menuCache.read()).categories).toEqual(left);
  },
);
