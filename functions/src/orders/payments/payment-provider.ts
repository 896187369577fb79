import type { Order } from '@thymely/contract/orders/endpoints';

/** The step that a diner must complete before an order counts as placed. */
export type PaymentStep =
  | { kind: 'none' }
  /** The diner pays on a page of the provider. */
  | { kind: 'redirect'; url: string }
  /** The diner pays on our page, with the provider's script. */
  | { kind: 'client'; secret: string };

/** The initial state of an order: `placed` if nothing must be paid before. */
export type FirstPayment = {
  state: 'placed' | 'awaiting_payment';
  payment: Order['payment'];
};

/** The fields of an order that a provider gets. */
export type Payable = Pick<Order, '_id' | 'totalCents'>;

/** The outcome of a payment. */
export type Settlement = {
  orderId: string;
  outcome: 'paid' | 'failed';
  /** The provider's ID of the payment, which a refund needs. */
  ref: string;
};

export type Refund = { ref: string; cents: number; key: string };

/** The source of the money. `payment-provider.test.ts` tests the rules that every one follows. */
export type PaymentProvider = {
  first: FirstPayment;
  /** Begins a payment. Repeating it for one order begins no other. */
  begin(order: Payable): Promise<PaymentStep>;
  /**
   * Reads an event from the provider: its unchanged body and signature. The same event may come
   * late, and more than once.
   *
   * @throws AppError INVALID_REQUEST for one that is not the provider's own.
   */
  settle(event: { body: string; signature: string }): Promise<Settlement>;
  /** Refunds a payment, once for each key. */
  refund(refund: Refund): Promise<void>;
};
