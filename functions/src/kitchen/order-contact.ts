import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import { hourMs } from '@thymely/contract/ground/time';
import { createSlidingWindow } from '../http/rate-limits.ts';
import { noSuchOrder } from '../orders/order/errors.ts';
import { maySee } from '../orders/order/find-order.ts';
import type { OrderStore } from '../orders/order/store.ts';
import { AppError, retryAfter } from '../platform/app-error.ts';
import type { Log } from '../platform/log.ts';
import type { Diner } from '../sign-in/caller.ts';
import * as words from './words.en.ts';

type OrderContactDeps = {
  orders: Pick<OrderStore, 'find' | 'findPhone'>;
  log: Pick<Log, 'info'>;
  nowMs: () => number;
};

/** Creates the answer to who asks for an order's telephone number. The log says who has asked. */
export function createOrderContact({ orders, log, nowMs }: OrderContactDeps) {
  const most = kitchenLimits.numbersPerHour;
  const shown = createSlidingWindow({ most, windowMs: hourMs, nowMs });

  /** @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
  return async function getOrderContact(id: string, caller: Diner): Promise<{ phone: string }> {
    const waitMs = shown.take(caller.uid);
    if (waitMs > 0) {
      const headers = retryAfter(waitMs);
      throw new AppError('TOO_MANY_REQUESTS', words.tooManyNumbers, { headers });
    }
    const [order, phone] = await Promise.all([orders.find(id), orders.findPhone(id)]);
    if (order === undefined || !maySee(order, caller, nowMs())) throw noSuchOrder();
    if (phone === undefined) throw new AppError('NOT_FOUND', words.noNumber);
    log.info('contact shown', { order: id, uid: caller.uid });
    return { phone };
  };
}
