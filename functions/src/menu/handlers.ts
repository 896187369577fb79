import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuFileHeaders, publicReadHeaders } from '../http/cache-headers.ts';
import { matchesEntityTag } from '../http/entity-tag.ts';
import { requireIdempotencyKey } from '../http/parse-input.ts';
import type { HandlersOf } from '../http/route.ts';
import { replyPrivately, replyWith } from '../http/shared-answer.ts';
import { contradictionFaults, refuseFaults } from './check-dish.ts';
import { changedDish } from './dish-fields.ts';
import { entityTagOfDish, hasChanges, requireDishVersion, versionOfDish } from './dish-version.ts';
import { importMenu } from './import/import-menu.ts';
import { listMenu } from './list-menu.ts';
import type { MenuCache } from './menu-cache.ts';
import type { MenuStore } from './store.ts';

type MenuHandlersDeps = { menu: MenuStore; menuCache: MenuCache };
type Readers = 'listMenu' | 'getMenuItem' | 'exportMenu';
type Writers = 'createMenuItem' | 'updateMenuItem' | 'deleteMenuItem' | 'importMenu';

export function menuHandlers(parts: MenuHandlersDeps): HandlersOf<Readers | Writers> {
  return { ...menuReaders(parts), ...menuWriters(parts) };
}

function menuReaders({ menu, menuCache }: MenuHandlersDeps): HandlersOf<Readers> {
  return {
    async listMenu({ query: { category, versions }, header }) {
      const withVersions = versions !== undefined;
      const answer = await listMenu({ menuCache }, { category, withVersions });
      return withVersions ? replyPrivately(answer, header, {}) : replyWith(answer, header);
    },

    async getMenuItem({ params, header }) {
      const body = await menu.get(params.id);
      const version = versionHeader(body);
      const headers = { ...publicReadHeaders(header('authorization')), ...version };
      const isKnown = matchesEntityTag(header('if-none-match'), version.ETag);
      return isKnown ? { status: 304, headers } : { headers, body };
    },

    async exportMenu() {
      // Loaded on demand: a cold start has no use for a CSV library.
      const { writeMenuCsv } = await import('@thymely/contract/menu/write-csv');
      // Each dish with its version: an import can tell what has changed since.
      const content = writeMenuCsv((await menuCache.read()).items, versionOfDish);
      return { headers: menuFileHeaders, contentType: 'text/csv; charset=utf-8', content };
    },
  };
}

function menuWriters({ menu }: MenuHandlersDeps): HandlersOf<Writers> {
  return {
    async createMenuItem({ caller, body, header }) {
      const key = header('idempotency-key');
      if (key !== undefined) requireIdempotencyKey(key);
      refuseFaults(contradictionFaults(body, body));
      const item = await menu.create(body, caller, key);
      return { status: 201, headers: versionHeader(item), body: item };
    },

    async updateMenuItem({ caller, params, body, header }) {
      const update = { changes: body, actor: caller };
      const item = await menu.update(params.id, update, (present) => {
        // Left alone, whatever its version: a call repeated because its answer was lost succeeds.
        if (!hasChanges(present, body)) return false;
        requireDishVersion(present, header('if-match'));
        refuseFaults(contradictionFaults(body, changedDish(present, body)));
        return true;
      });
      return { headers: versionHeader(item), body: item };
    },

    async deleteMenuItem({ caller, params, header }) {
      await menu.remove(params.id, caller, (present) => {
        requireDishVersion(present, header('if-match'));
      });
      return { body: { message: 'The dish has been removed from the menu.' } };
    },

    async importMenu({ caller, body }) {
      return { body: await importMenu({ menu }, { actor: caller, ...body }) };
    },
  };
}

function versionHeader(dish: MenuItem): { ETag: string } {
  return { ETag: entityTagOfDish(dish) };
}
