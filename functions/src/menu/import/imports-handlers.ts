import type { HandlersOf } from '../../http/route.ts';
import type { ImportsStore } from './imports-store.ts';
import { takeBackImport } from './take-back.ts';

type ImportsHandlersDeps = { imports: ImportsStore; nowMs: () => number };

export function importsHandlers({
  imports,
  nowMs,
}: ImportsHandlersDeps): HandlersOf<'listImports' | 'listImportOrders' | 'takeBackImport'> {
  return {
    async listImports() {
      return { body: await imports.list(nowMs()) };
    },

    async listImportOrders({ params: { id } }) {
      return { body: await imports.openOrders(id) };
    },

    async takeBackImport({ caller: actor, params: { id: importId }, body: { after } }) {
      return { body: await takeBackImport({ imports, nowMs }, { importId, after, actor }) };
    },
  };
}
