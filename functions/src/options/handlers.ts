import type { HandlersOf } from '../http/route.ts';
import { replyWith } from '../http/shared-answer.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import { requireNamedGroup, requireSoundGroup } from './check-group.ts';
import { listGroups } from './list-groups.ts';
import type { OptionStore } from './store.ts';

type OptionsHandlersDeps = { options: OptionStore; menuCache: MenuCache };
type Endpoints = 'listOptionGroups' | 'saveOptionGroup' | 'deleteOptionGroup';

export function optionsHandlers({
  options,
  menuCache,
}: OptionsHandlersDeps): HandlersOf<Endpoints> {
  return {
    async listOptionGroups({ query: { naming }, header }) {
      const snapshot = await menuCache.read();
      if (naming !== undefined) requireNamedGroup(naming, snapshot);
      return replyWith(listGroups(snapshot), header);
    },

    async saveOptionGroup({ caller, params, body }) {
      requireSoundGroup(body);
      return { body: await options.save(params.id, body, caller) };
    },

    async deleteOptionGroup({ caller, params }) {
      await options.remove(params.id, caller);
      return { body: { message: 'The options have been deleted.' } };
    },
  };
}
