import { expect, it } from 'vitest';
import { emptyMenu } from '../testing/dishes.ts';
import { categoriesHandlers } from './categories/categories-handlers.ts';
import { importsHandlers } from './import/imports-handlers.ts';
import { createMenuCache } from './menu-cache.ts';

const left = emptyMenu.categories.slice(0, 1);

it.each(['saveCategories', 'deleteCategory', 'takeBackImport'] as const)(
  'what %s has written is shown also where its answer was lost',
  async (name) => {
    const stored = { ...emptyMenu };
    const menuCache = createMenuCache({
      readVersion: () => Promise.resolve(stored.version),
      readAll: () => Promise.resolve({ ...stored }),
    });
    const lost = () => {
      stored.categories = left;
      return Promise.reject(new Error('No answer.'));
    };
    const categories = { save: lost, remove: lost, restore: lost };
    const imports = { begin: () => Promise.resolve([]), takeBackDishes: lost };
    const deps = { categories, imports, menuCache, nowMs: () => 0 };
    const handlers = { ...categoriesHandlers(deps), ...importsHandlers(deps as never) };
    const call = { query: {}, params: { id: 'soup' }, body: {} };
    await menuCache.read();
    await expect(handlers[name](call as never)).rejects.toThrow('No answer.');
    expect((await menuCache.read()).categories).toEqual(left);
  },
);
