import type { AppError } from '../../platform/app-error.ts';
import type { OrderEvent, StoredOrder } from '../order/store.ts';

export type OrderReading = {
  order: StoredOrder;
  /** What happened to it last. One read, and not every decision needs it. */
  readLast: () => Promise<OrderEvent | undefined>;
};

/** The order as it is to be, and how it came about. */
export type OrderChange = { order: StoredOrder; event: OrderEvent };

/**
 * A change, or none, and what is answered; or a refusal because the time for the step is over. The
 * latter is written down: an earlier attempt of the same step, which may still be on its way, finds the
 * order changed and does not happen after the refusal.
 */
export type OrderDecision<Answer> =
  { change?: OrderChange; answer: Answer } | { refusal: AppError };

export type OrderStepStore = {
  /**
   * Changes an order, its ledger and its list of events at once.
   *
   * @param untilMs by `performance.now()`: nothing is decided or written after that.
   * @throws AppError NOT_FOUND, UNAVAILABLE, and the refusal of the decision.
   */
  change<Answer>(
    id: string,
    decide: (reading: OrderReading) => Promise<OrderDecision<Answer>>,
    bounds?: { untilMs: number },
  ): Promise<Answer>;
};
