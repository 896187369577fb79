import { choiceKeyOf } from '@thymely/contract/options/choices';
import type { Log } from '../http/log.ts';
import type { HandlersOf } from '../http/route.ts';
import { advanceOrder } from '../orders/advance-order.ts';
import type { OrderStepStore } from '../orders/step-store.ts';
import { toOrderResponse, type OrderStore } from '../orders/store.ts';
import type { OrderingReader } from '../ordering/read-ordering.ts';
import type { OrderingStore } from '../ordering/store.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import { pauseOrdering } from './pause-ordering.ts';
import { sendHeartbeat } from './send-heartbeat.ts';
import { listSoldOut, markAvailable, markSoldOut } from './sold-out.ts';
import type { SoldOutStore } from './sold-out-store.ts';
import type { KitchenStore } from './store.ts';

type Parts = {
  kitchen: KitchenStore;
  orders: OrderStore;
  orderSteps: OrderStepStore;
  ordering: OrderingStore;
  orderingReader: OrderingReader;
  soldOut: SoldOutStore;
  menuCache: MenuCache;
  log: Log;
  nowMs: () => number;
};
type Endpoints =
  'listKitchenOrders' | 'moveOrder' | 'sendHeartbeat' | 'pauseOrdering' | 'resumeOrdering';
type SoldOutEndpoints =
  'listSoldOut' | 'markSoldOut' | 'markAvailable' | 'markChoiceSoldOut' | 'markChoiceAvailable';

export function kitchenHandlers(parts: Parts): HandlersOf<Endpoints | SoldOutEndpoints> {
  return { ...orderHandlers(parts), ...soldOutHandlers(parts) };
}

function soldOutHandlers(parts: Parts): HandlersOf<SoldOutEndpoints> {
  const mark = async (marking: Parameters<typeof markSoldOut>[1]) => {
    const marked = await markSoldOut(parts, marking);
    parts.orderingReader.forget();
    return marked;
  };
  const bringBack = async (marking: Parameters<typeof markAvailable>[1]) => {
    await markAvailable(parts, marking);
    parts.orderingReader.forget();
  };
  return {
    async listSoldOut({ query }) {
      return { body: await listSoldOut(parts, { hasChoices: query.choices === 'true' }) };
    },

    async markSoldOut({ caller: actor, params, body }) {
      const dish = { kind: 'dish', id: params.dish } as const;
      return { body: { ...params, ...(await mark({ actor, ...dish, ...body })) } };
    },

    async markAvailable({ caller: actor, params }) {
      await bringBack({ actor, kind: 'dish', id: params.dish });
      return { body: { message: 'The dish is available again.' } };
    },

    async markChoiceSoldOut({ caller: actor, params, body }) {
      const choice = { kind: 'choice', id: keyOf(params) } as const;
      return { body: { ...params, ...(await mark({ actor, ...choice, ...body })) } };
    },

    async markChoiceAvailable({ caller: actor, params }) {
      await bringBack({ actor, kind: 'choice', id: keyOf(params) });
      return { body: { message: 'The option is available again.' } };
    },
  };
}

function keyOf({ group, choice }: { group: string; choice: string }): string {
  return choiceKeyOf({ groupId: group, choiceId: choice });
}

function orderHandlers(parts: Parts): HandlersOf<Endpoints> {
  const findScreenName = (id: string) => parts.kitchen.findScreenName(id);
  return {
    async listKitchenOrders() {
      return { body: (await parts.orders.readOpen()).map(toOrderResponse) };
    },

    async moveOrder({ caller, params, body }) {
      const by = { byUid: caller.uid, byRole: caller.isAdmin ? 'admin' : 'kitchen' } as const;
      return { body: await advanceOrder({ ...parts, findScreenName }, { ...params, ...body, by }) };
    },

    async sendHeartbeat({ body }) {
      return { body: await sendHeartbeat(parts, body) };
    },

    async pauseOrdering({ caller, body: { minutes, reason = '' } }) {
      const pause = await pauseOrdering(parts, { actor: caller, minutes, reason });
      parts.orderingReader.forget();
      return { body: pause };
    },

    async resumeOrdering({ caller }) {
      await parts.kitchen.savePause(caller, () => null);
      parts.orderingReader.forget();
      return { body: { message: 'Orders are being taken again.' } };
    },
  };
}
