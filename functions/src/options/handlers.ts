import type { HandlersOf } from '../http/route.ts';
import { replyPrivately, replyWith } from '../http/shared-answer.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import {
  entityTagOfGroup,
  requireGroupVersion,
  requireNamedGroup,
  requireSoundGroup,
} from './check-group.ts';
import { listGroups } from './list-groups.ts';
import type { OptionStore } from './options.firestore.ts';
import * as words from './words.en.ts';

type OptionsHandlersDeps = { options: OptionStore; menuCache: MenuCache; nowMs: () => number };
type Endpoints = 'listOptionGroups' | 'saveOptionGroup' | 'deleteOptionGroup';

export function optionsHandlers({
  options,
  menuCache,
  nowMs,
}: OptionsHandlersDeps): HandlersOf<Endpoints> {
  return {
    async listOptionGroups({ query: { naming, versions }, header }) {
      const snapshot = await menuCache.read();
      if (naming !== undefined) requireNamedGroup(naming, snapshot);
      const withVersions = versions !== undefined;
      const answer = listGroups(snapshot, { withVersions });
      return withVersions ? replyPrivately(answer, header, {}) : replyWith(answer, header);
    },

    async saveOptionGroup({ caller, params, query: { importId }, body, header }) {
      requireSoundGroup(body);
      const ofImport = importId === undefined ? undefined : { importId, nowMs: nowMs() };
      const saving = { group: body, actor: caller, ofImport };
      const saved = await options.save(params.id, saving, (present) => {
        requireGroupVersion(present, header('if-match'));
      });
      return { headers: { ETag: entityTagOfGroup(saved) }, body: saved };
    },

    async deleteOptionGroup({ caller, params, header }) {
      await options.remove(params.id, caller, (present) => {
        requireGroupVersion(present, header('if-match'));
      });
      return { body: { message: words.deleted } };
    },
  };
}
