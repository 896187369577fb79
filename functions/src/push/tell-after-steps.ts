import type { StoredOrder } from '../orders/order/store.ts';
import type { OrderStepStore } from '../orders/steps/step-store.ts';

/** Returns the same store, which also says what an order is like after a step that was written. */
export function tellAfterSteps(
  steps: OrderStepStore,
  tell: (order: StoredOrder) => void,
): OrderStepStore {
  return {
    async change(id, decide, bounds) {
      let after: StoredOrder | undefined;
      const answer = await steps.change(
        id,
        async (reading) => {
          // After a conflict it is decided again: only the last decision is written.
          const decision = await decide(reading);
          after = 'refusal' in decision ? undefined : decision.change?.order;
          return decision;
        },
        bounds,
      );
      if (after !== undefined) tell(after);
      return answer;
    },
  };
}
