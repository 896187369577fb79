import type { HandlersOf } from '../http/route.ts';
import { advanceOrder } from '../orders/advance-order.ts';
import type { OrderStepStore } from '../orders/step-store.ts';
import { toOrderResponse, type OrderStore } from '../orders/store.ts';
import type { OrderingReader } from '../ordering/read-ordering.ts';
import type { OrderingStore } from '../ordering/store.ts';
import { pauseOrdering } from './pause-ordering.ts';
import { sendHeartbeat } from './send-heartbeat.ts';
import type { KitchenStore } from './store.ts';

type Parts = {
  kitchen: KitchenStore;
  orders: OrderStore;
  orderSteps: OrderStepStore;
  ordering: OrderingStore;
  orderingReader: OrderingReader;
  nowMs: () => number;
};
type Endpoints =
  'listKitchenOrders' | 'moveOrder' | 'sendHeartbeat' | 'pauseOrdering' | 'resumeOrdering';

export function kitchenHandlers(parts: Parts): HandlersOf<Endpoints> {
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
