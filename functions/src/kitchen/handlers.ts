import type { Order } from '@thymely/contract/orders/endpoints';
import type { Diner } from '../http/caller.ts';
import type { Log } from '../http/log.ts';
import type { HandlersOf } from '../http/route.ts';
import { advanceOrder } from '../orders/advance-order.ts';
import type { OrderStepStore } from '../orders/step-store.ts';
import type { OrderStore } from '../orders/store.ts';
import type { OrderingReader } from '../ordering/read-ordering.ts';
import type { OrderingStore } from '../ordering/store.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import { createOpenOrdersList } from './open-orders.ts';
import { pauseOrdering } from './pause-ordering.ts';
import { listDinerOrders, rejectDiner } from './reject-diner.ts';
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
type OrderEndpoints = 'listKitchenOrders' | 'listDinerOrders' | 'rejectDiner' | 'moveOrder';
type ScreenEndpoints = 'sendHeartbeat' | 'pauseOrdering' | 'resumeOrdering';
type SoldOutEndpoints = 'listSoldOut' | 'markSoldOut' | 'markAvailable';

export function kitchenHandlers(
  parts: Parts,
): HandlersOf<OrderEndpoints | ScreenEndpoints | SoldOutEndpoints> {
  return { ...orderHandlers(parts), ...screenHandlers(parts), ...soldOutHandlers(parts) };
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

function orderHandlers(parts: Parts): HandlersOf<OrderEndpoints> {
  const findScreenName = (id: string) => parts.kitchen.findScreenName(id);
  const listOpen = createOpenOrdersList<Order[]>(parts.orders);
  return {
    listKitchenOrders: ({ query: { after }, header }) => listOpen({ after, header }),

    async listDinerOrders({ caller, params: { id } }) {
      return { body: await listDinerOrders(parts, { id, caller }) };
    },

    async rejectDiner({ caller, params: { id }, body }) {
      const by = onRecord(caller);
      return { body: { orders: await rejectDiner(parts, { id, caller, ...body, by }) } };
    },

    async moveOrder({ caller, params, body }) {
      const by = onRecord(caller);
      return { body: await advanceOrder({ ...parts, findScreenName }, { ...params, ...body, by }) };
    },
  };
}

function onRecord({ uid, isAdmin }: Diner) {
  return { byUid: uid, byRole: isAdmin ? 'admin' : 'kitchen' } as const;
}

function screenHandlers(parts: Parts): HandlersOf<ScreenEndpoints> {
  return {
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
