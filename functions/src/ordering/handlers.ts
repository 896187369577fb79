import { publicReadHeaders } from '../http/cache-headers.ts';
import { matchesEntityTag } from '../http/entity-tag.ts';
import type { HandlersOf } from '../http/route.ts';
import { requireSoundOrderingSettings } from './check-ordering-settings.ts';
import type { OrderingReader } from './read-ordering.ts';
import type { OrderingStore } from './store.ts';
import * as words from './words.en.ts';

type OrderingHandlersDeps = { ordering: OrderingStore; orderingReader: OrderingReader };
type Endpoints =
  | 'getOrdering'
  | 'getOrderingSettings'
  | 'setOrderingSettings'
  | 'closeOrdering'
  | 'reopenOrdering';

export function orderingHandlers({
  ordering,
  orderingReader,
}: OrderingHandlersDeps): HandlersOf<Endpoints> {
  return {
    async getOrdering({ header }) {
      const { json, entityTag } = await orderingReader.read();
      const seconds = 10;
      const headers = { ...publicReadHeaders(header('authorization'), seconds), ETag: entityTag };
      const isKnown = matchesEntityTag(header('if-none-match'), entityTag);
      if (isKnown) return { status: 304, headers };
      return { headers, contentType: 'application/json', content: json };
    },

    async getOrderingSettings() {
      return { body: await ordering.readSettings() };
    },

    async setOrderingSettings({ caller, body }) {
      requireSoundOrderingSettings(body);
      const saved = await ordering.saveSettings(body, caller);
      orderingReader.forget();
      return { body: saved };
    },

    async closeOrdering({ caller, body: { notice } }) {
      await ordering.saveClosedNotice(notice, caller);
      orderingReader.forget();
      return { body: { closedNotice: notice } };
    },

    async reopenOrdering({ caller }) {
      await ordering.saveClosedNotice(null, caller);
      orderingReader.forget();
      return { body: { message: words.reopened } };
    },
  };
}
