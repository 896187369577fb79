import type { Order } from '@thymely/contract/orders/endpoints';

/** What a diner has to do before an order counts as placed. */
export type PaymentStep =
  | { kind: 'none' }
  /** Pays on a page of the provider's. */
  | { kind: 'redirect'; url: string }
  /** Pays on a page of ours, with the provider's script. */
  | { kind: 'client'; secret: string };

/** How an order begins: `placed` where nothing has to be paid before. */
export type FirstPayment = {
  state: 'placed' | 'awaiting_payment';
  payment: Order['payment'];
};

/** All that a provider learns of an order. */
export type Payable = Pick<Order, '_id' | 'totalCents'>;

/** What has become of a payment. */
export type Settlement = {
  orderId: string;
  outcome: 'paid' | 'failed';
  /** The payment's name at the provider, which a refund needs. */
  ref: string;
};

export type Refund = { ref: string; cents: number; key: string };

/** Where the money comes from. `payment-provider.test.ts` says what every one keeps to. */
export type PaymentProvider = {
  first: FirstPayment;
  /** Repeating it for one order begins one payment. */
  begin(order: Payable): Promise<PaymentStep>;
  /**
   * What an event of the provider's says: its body and signature as they came. The same event may
   * come late, and more than once.
   *
   * @throws AppError INVALID_REQUEST for one that is not the provider's own.
   */
  settle(event: { body: string; signature: string }): Promise<Settlement>;
  /** Pays back, once for each key. */
  refund(refund: Refund): Promise<void>;
};
