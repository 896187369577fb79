import type { AppError } from '../../platform/app-error.ts';
import type { OrderEvent, StoredOrder } from '../order/store.ts';

export type OrderReading = {
  order: StoredOrder;
  /** Returns the order's last event. It costs one read, which not every decision needs. */
  readLast: () => Promise<OrderEvent | undefined>;
};

/** The new state of an order, and the event that led to it. */
export type OrderChange = {
  order: StoredOrder;
  event: OrderEvent;
  /** The people whom a mail tells of it, besides the diner. */
  ownerUids?: readonly string[];
};

/**
 * A change or none, with the answer; or a refusal because the time for the step is over. The
 * refusal is written, so that an earlier attempt of the same step still in transit finds the order
 * changed and does not happen after the refusal.
 */
export type OrderDecision<Answer> =
  | { change?: OrderChange; answer: Answer }
  | { refusal: AppError };

export type OrderStepStore = {
  /**
   * Changes an order, its ledger and its list of events at once.
   *
   * @param untilMs the time by `performance.now()` after which nothing is decided or written.
   * @throws AppError NOT_FOUND, UNAVAILABLE, and the refusal of the decision.
   */
  change<Answer>(
    id: string,
    decide: (reading: OrderReading) => Promise<OrderDecision<Answer>>,
    bounds?: { untilMs: number },
  ): Promise<Answer>;
};
