import type { Order } from '@thymely/contract/orders/endpoints';

/** What a diner has to do before an order counts as placed. */
export type PaymentStep =
  | { kind: 'none' }
  /** Pays on a page of the provider's. */
  | { kind: 'redirect'; url: string }
  /** Pays on a page of ours, with the provider's script. */
  | { kind: 'client'; secret: string };

/** What a provider says has become of a payment. */
export type PaymentOutcome = 'paid' | 'failed';

/** How an order begins with this provider. */
export type FirstPayment = {
  state: 'placed' | 'awaiting_payment';
  payment: Order['payment'];
};

/** The order's ID and what it costs: all that a provider learns. */
export type Payable = Pick<Order, '_id' | 'totalCents'>;

/** Where the money comes from. An order knows its provider by `payment.method`. */
export type PaymentProvider<Event = unknown> = {
  method: Order['payment']['method'];
  first: FirstPayment;
  /** Repeating it for one order begins one payment. */
  begin(order: Payable): Promise<PaymentStep>;
  /**
   * What an event of the provider's means. It may come late, and more than once.
   *
   * @throws AppError INVALID_REQUEST for one that is not the provider's own.
   */
  settle(event: Event): Promise<PaymentOutcome>;
  /** Pays back, once for each key. */
  refund(refund: { ref: string; cents: number; key: string }): Promise<void>;
};
