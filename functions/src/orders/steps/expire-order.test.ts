import { expect, it } from 'vitest';
import { orderOf } from '../../testing/orders.ts';
import { expireOrder } from './expire-order.ts';
import type { OrderStepStore } from './order-steps.ts';

it('requirement 57: an order ends without an answer only if that is still due when it is written', async () => {
  let written = 0;
  const orderSteps: OrderStepStore = {
    async change(_id, decide) {
      const reading = { order: orderOf(), readLast: () => Promise.resolve(undefined) };
      const decision = await decide(reading);
      if ('refusal' in decision) throw decision.refusal;
      if (decision.change !== undefined) written += 1;
      return decision.answer;
    },
  };
  const expire = (isDue: boolean) =>
    expireOrder(
      { orderSteps, nowMs: () => 0 },
      { id: 'order-1', isDue: () => isDue, ownerUids: [] },
    );
  expect([await expire(false), written]).toEqual([false, 0]);
  expect([await expire(true), written]).toEqual([true, 1]);
});
