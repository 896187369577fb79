import type { HandlersOf } from '../../http/route.ts';
import type { MenuCache } from '../menu-cache.ts';
import type { ImportsStore } from './imports-store.ts';
import type { FormerStores } from './take-back-steps.ts';
import { takeBackImport } from './take-back.ts';

type ImportsHandlersDeps = FormerStores & {
  imports: ImportsStore;
  menuCache: MenuCache;
  nowMs: () => number;
};

export function importsHandlers(
  deps: ImportsHandlersDeps,
): HandlersOf<'listImports' | 'listImportOrders' | 'takeBackImport'> {
  const { imports, menuCache, nowMs } = deps;
  return {
    async listImports() {
      return { body: await imports.list(nowMs()) };
    },

    async listImportOrders({ params: { id } }) {
      return { body: await imports.openOrders(id) };
    },

    async takeBackImport({ caller: actor, params: { id: importId }, body: { after } }) {
      const taken = takeBackImport(deps, { importId, after, actor });
      return { body: await taken.finally(menuCache.forget) };
    },
  };
}
