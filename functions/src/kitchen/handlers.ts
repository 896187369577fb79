import { dayMs } from '@thymely/contract/ground/time';
import { choiceKeyOf } from '@thymely/contract/options/choices';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { Diner } from '../sign-in/caller.ts';
import type { Log } from '../platform/log.ts';
import type { HandlersOf } from '../http/route.ts';
import { moveOrder } from '../orders/steps/move-order.ts';
import type { OrderStepStore } from '../orders/steps/order-steps.ts';
import { orderFacts } from '../orders/order/logged-order.ts';
import { toOrderResponse, type OrderStore } from '../orders/order/store.ts';
import type { OrderingReader } from '../ordering/read-ordering.ts';
import type { OrderingStore } from '../ordering/store.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import { appVersion } from '../platform/running.ts';
import { createOrderContact } from './order-contact.ts';
import { createOpenOrdersList } from './open-orders.ts';
import { pauseOrdering, resumeOrdering } from './pause-ordering.ts';
import { listDinerOrders, rejectDiner } from './reject-diner.ts';
import { sendHeartbeat } from './send-heartbeat.ts';
import { unlimitPortions, listPortions, limitPortions } from './portions.ts';
import type { PortionStore } from './portions.firestore.ts';
import { listSoldOut, markAvailable, markSoldOut } from './sold-out.ts';
import type { SoldOutStore } from './sold-out-store.ts';
import type { KitchenStore } from './store.ts';
import * as words from './words.en.ts';

type KitchenHandlersDeps = {
  kitchen: KitchenStore;
  orders: OrderStore;
  orderSteps: OrderStepStore;
  ordering: OrderingStore;
  orderingReader: OrderingReader;
  soldOut: SoldOutStore;
  portions: PortionStore;
  menuCache: MenuCache;
  log: Log;
  nowMs: () => number;
};
type OrderEndpoints =
  | 'listKitchenOrders'
  | 'listEndedOrders'
  | 'listDinerOrders'
  | 'getOrderContact'
  | 'rejectDiner'
  | 'moveOrder';
type ScreenEndpoints = 'sendHeartbeat' | 'pauseOrdering' | 'resumeOrdering';
type SoldOutEndpoints =
  | 'listSoldOut'
  | 'markSoldOut'
  | 'markAvailable'
  | 'markChoiceSoldOut'
  | 'markChoiceAvailable'
  | 'markSizeSoldOut'
  | 'markSizeAvailable';
type PortionEndpoints = 'listPortions' | 'limitPortions' | 'unlimitPortions';

export function kitchenHandlers(
  deps: KitchenHandlersDeps,
): HandlersOf<OrderEndpoints | ScreenEndpoints | SoldOutEndpoints | PortionEndpoints> {
  return {
    ...orderHandlers(deps),
    ...screenHandlers(deps),
    ...soldOutHandlers(deps),
    ...portionHandlers(deps),
  };
}

function portionHandlers(deps: KitchenHandlersDeps): HandlersOf<PortionEndpoints> {
  return {
    async listPortions() {
      return { body: await listPortions(deps) };
    },

    async limitPortions({ caller: actor, params: { dish }, body: { size, left } }) {
      const limited = await limitPortions(deps, { actor, dish, size, left });
      deps.orderingReader.forget();
      return { body: { dish, ...(size !== undefined && { size }), ...limited } };
    },

    async unlimitPortions({ caller: actor, params: { dish }, query: { size } }) {
      await unlimitPortions(deps, { actor, dish, size });
      deps.orderingReader.forget();
      return { body: { message: words.portionsUnlimited } };
    },
  };
}

function soldOutHandlers(deps: KitchenHandlersDeps): HandlersOf<SoldOutEndpoints> {
  const mark = async (marking: Parameters<typeof markSoldOut>[1]) => {
    const marked = await markSoldOut(deps, marking);
    deps.orderingReader.forget();
    return marked;
  };
  const bringBack = async (marking: Parameters<typeof markAvailable>[1]) => {
    await markAvailable(deps, marking);
    deps.orderingReader.forget();
  };
  return {
    async listSoldOut({ query }) {
      return {
        body: await listSoldOut(deps, {
          hasChoices: query.choices === 'true',
          hasSizes: query.sizes === 'true',
        }),
      };
    },

    async markSoldOut({ caller: actor, params, body }) {
      const dish = { kind: 'dish', id: params.dish } as const;
      return { body: { ...params, ...(await mark({ actor, ...dish, ...body })) } };
    },

    async markAvailable({ caller: actor, params }) {
      await bringBack({ actor, kind: 'dish', id: params.dish });
      return { body: { message: words.dishAvailable } };
    },

    async markChoiceSoldOut({ caller: actor, params, body }) {
      const choice = { kind: 'choice', id: keyOf(params) } as const;
      return { body: { ...params, ...(await mark({ actor, ...choice, ...body })) } };
    },

    async markChoiceAvailable({ caller: actor, params }) {
      await bringBack({ actor, kind: 'choice', id: keyOf(params) });
      return { body: { message: words.choiceAvailable } };
    },

    async markSizeSoldOut({ caller: actor, params, body }) {
      const size = { kind: 'size', id: `${params.dish}.${params.size}` } as const;
      return { body: { ...params, ...(await mark({ actor, ...size, ...body })) } };
    },

    async markSizeAvailable({ caller: actor, params }) {
      await bringBack({ actor, kind: 'size', id: `${params.dish}.${params.size}` });
      return { body: { message: words.sizeAvailable } };
    },
  };
}

function keyOf({ group, choice }: { group: string; choice: string }): string {
  return choiceKeyOf({ groupId: group, choiceId: choice });
}

function orderHandlers(deps: KitchenHandlersDeps): HandlersOf<OrderEndpoints> {
  const findScreenName = (id: string) => deps.kitchen.findScreenName(id);
  const getOrderContact = createOrderContact(deps);
  const listOpen = createOpenOrdersList<Order[]>(deps.orders, deps.nowMs);
  return {
    listKitchenOrders: ({ query: { after, unacknowledged }, header }) =>
      listOpen({ after, hasUnacknowledged: unacknowledged === 'true', header }),

    async listEndedOrders() {
      const ended = await deps.orders.readEnded(deps.nowMs() - dayMs);
      return { body: ended.map(toOrderResponse) };
    },

    async listDinerOrders({ caller, params: { id }, logFacts }) {
      logFacts(orderFacts('read_diner', { _id: id }));
      return { body: await listDinerOrders(deps, { id, caller }) };
    },

    async getOrderContact({ caller, params: { id } }) {
      return { body: await getOrderContact(id, caller) };
    },

    async rejectDiner({ caller, params: { id }, body, logFacts, untilMs }) {
      logFacts(orderFacts('reject_diner', { _id: id }));
      const rejection = { id, caller, ...body, by: onRecord(caller), untilMs };
      const orders = await rejectDiner(deps, rejection);
      logFacts({ rejected: orders.map(({ _id }) => _id) });
      return { body: { orders } };
    },

    async moveOrder({ caller, params, body, logFacts, untilMs }) {
      logFacts(orderFacts(params.action, { _id: params.id }));
      const request = { ...params, ...body, by: onRecord(caller), untilMs };
      const moved = await moveOrder({ ...deps, findScreenName }, request);
      logFacts(orderFacts(params.action, moved.order));
      return { body: moved };
    },
  };
}

function onRecord({ uid, isAdmin }: Diner) {
  return { byUid: uid, byRole: isAdmin ? 'admin' : 'kitchen' } as const;
}

function screenHandlers(deps: KitchenHandlersDeps): HandlersOf<ScreenEndpoints> {
  return {
    async sendHeartbeat({ body }) {
      return { body: { ...(await sendHeartbeat(deps, body)), version: appVersion } };
    },

    async pauseOrdering({ caller, body: { minutes, reason = '' } }) {
      const pause = await pauseOrdering(deps, { actor: caller, minutes, reason });
      deps.orderingReader.forget();
      return { body: pause };
    },

    async resumeOrdering({ caller }) {
      await resumeOrdering(deps, caller);
      deps.orderingReader.forget();
      return { body: { message: words.resumed } };
    },
  };
}
