import type { OrderEvent, StoredOrder } from './store.ts';

export type OrderReading = {
  order: StoredOrder;
  /** What happened to it last. One read, and not every decision needs it. */
  readLast: () => Promise<OrderEvent | undefined>;
};

/** The order as it is to be, and how it came about. */
export type OrderChange = { order: StoredOrder; event: OrderEvent };

export type OrderDecision<Answer> = { change?: OrderChange; answer: Answer };

export type OrderStepStore = {
  /**
   * Changes an order, its ledger and its list of events at once.
   *
   * @throws AppError NOT_FOUND
   */
  change<Answer>(
    id: string,
    decide: (reading: OrderReading) => Promise<OrderDecision<Answer>>,
  ): Promise<Answer>;
};
