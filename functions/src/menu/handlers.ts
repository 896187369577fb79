import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { compareInMenu } from '@thymely/contract/menu/menu-order';
import { dishesOnMenu } from '@thymely/contract/menu/on-menu';
import { menuFileHeaders, publicReadHeaders } from '../http/cache-headers.ts';
import { matchesEntityTag } from '../http/entity-tag.ts';
import type { HandlersOf } from '../http/route.ts';
import { replyPrivately, replyWith } from '../http/shared-answer.ts';
import { changePrices } from './change-prices.ts';
import { entityTagOfDish, versionOfDish } from './dish-content.ts';
import { noSuchDish } from './errors.ts';
import { importMenu } from './import/import-menu.ts';
import { listMenu } from './list-menu.ts';
import type { MenuCache } from './menu-cache.ts';
import type { MenuOrderStore } from './menu-order.firestore.ts';
import { entityTagOfMenuOrder, readMenuOrder, saveMenuOrder } from './menu-order.ts';
import type { MenuStore } from './store.ts';
import { createDish, removeDish, updateDish } from './write-dish.ts';
import * as words from './words.en.ts';

type MenuHandlersDeps = {
  menu: MenuStore;
  menuOrders: MenuOrderStore;
  menuCache: MenuCache;
  nowMs: () => number;
};
type Readers = 'listMenu' | 'getMenuItem' | 'exportMenu' | 'countDishUses' | 'getMenuOrder';
type Writers =
  | 'createMenuItem'
  | 'updateMenuItem'
  | 'deleteMenuItem'
  | 'importMenu'
  | 'changePrices'
  | 'saveMenuOrder';

export function menuHandlers(deps: MenuHandlersDeps): HandlersOf<Readers | Writers> {
  return { ...menuReaders(deps), ...menuWriters(deps) };
}

function menuReaders({ menu, menuCache }: MenuHandlersDeps): HandlersOf<Readers> {
  return {
    async listMenu({ query: { category, versions }, header }) {
      const withVersions = versions !== undefined;
      const answer = await listMenu({ menuCache }, { category, withVersions });
      return withVersions ? replyPrivately(answer, header, {}) : replyWith(answer, header);
    },

    async getMenuItem({ params, header, isAdmin }) {
      const reading = menuCache.readOfLastMinute();
      const [body, kept] = await Promise.all([menu.get(params.id), reading]);
      const isOpen = kept.categories.some(({ id, hidden }) => id === body.category && !hidden);
      // Without a token, the answer is as old as that of shared caches may be.
      const { categories } = isOpen || !header('authorization') ? kept : await menuCache.read();
      const [shown] = dishesOnMenu([body], categories);
      if (shown === undefined && !(await isAdmin())) throw noSuchDish();
      const version = versionHeader(body);
      const headers = { ...publicReadHeaders(header('authorization')), ...version };
      const isKnown = matchesEntityTag(header('if-none-match'), version.ETag);
      return isKnown ? { status: 304, headers } : { headers, body };
    },

    async countDishUses({ query }) {
      return { body: await menu.countUses(query.dishes.split(',')) };
    },

    async getMenuOrder({ params }) {
      const order = await readMenuOrder({ menuCache }, params.category);
      return { headers: { ETag: entityTagOfMenuOrder(order) }, body: order };
    },

    async exportMenu() {
      // The CSV library is loaded on demand: a cold start has no use for it.
      const { writeMenuCsv } = await import('@thymely/contract/menu/write-csv');
      // Each row has its dish's version, by which an import can tell what has changed since.
      const { all, categories } = await menuCache.read();
      const content = writeMenuCsv(all.toSorted(compareInMenu(categories)), versionOfDish);
      return { headers: menuFileHeaders, contentType: 'text/csv; charset=utf-8', content };
    },
  };
}

function menuWriters({
  menu,
  menuOrders,
  menuCache,
  nowMs,
}: MenuHandlersDeps): HandlersOf<Writers> {
  return {
    async createMenuItem({ caller, body, header }) {
      const idempotencyKey = header('idempotency-key');
      const item = await createDish({ menu }, { item: body, actor: caller, idempotencyKey });
      return { status: 201, headers: versionHeader(item), body: item };
    },

    async updateMenuItem({ caller: actor, params: { id }, body: changes, header }) {
      const ifMatch = header('if-match');
      const item = await updateDish({ menu }, { id, changes, actor, ifMatch });
      return { headers: versionHeader(item), body: item };
    },

    async deleteMenuItem({ caller: actor, params: { id }, header }) {
      await removeDish({ menu }, { id, actor, ifMatch: header('if-match') });
      return { body: { message: words.deleted } };
    },

    async changePrices({ caller: actor, body: { prices } }) {
      return { body: { prices: await changePrices({ menu }, { prices, actor }) } };
    },

    async saveMenuOrder({ caller: actor, params: { category }, query, body: { ids }, header }) {
      const { importId } = query;
      const ofImport = importId === undefined ? undefined : { importId, nowMs: nowMs() };
      const input = { category, ids, actor, ofImport, ifMatch: header('if-match') };
      const order = await saveMenuOrder({ menuCache, menuOrders }, input);
      return { headers: { ETag: entityTagOfMenuOrder(order) }, body: order };
    },

    async importMenu({ caller, body }) {
      return { body: await importMenu({ menu, nowMs }, { actor: caller, ...body }) };
    },
  };
}

function versionHeader(dish: MenuItem): { ETag: string } {
  return { ETag: entityTagOfDish(dish) };
}
