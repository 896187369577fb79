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
type SoldOutEndpoints = 'listSoldOut' | 'markSoldOut' | 'markAvailable';

export function kitchenHandlers(parts: Parts): HandlersOf<Endpoints | SoldOutEndpoints> {
  return { ...orderHandlers(parts), ...soldOutHandlers(parts) };
}

function soldOutHandlers(parts: Parts): HandlersOf<SoldOutEndpoints> {
  return {
    async listSoldOut() {
      return { body: await listSoldOut(parts) };
    },

    async markSoldOut({ caller, params, body }) {
      const marked = await markSoldOut(parts, { actor: caller, ...params, ...body });
      parts.orderingReader.forget();
      return { body: marked };
    },

    async markAvailable({ caller, params }) {
      await markAvailable(parts, { actor: caller, ...params });
      parts.orderingReader.forget();
      return { body: { message: 'The dish is available again.' } };
    },
  };
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
