import type { Order } from '@thymely/contract/orders/endpoints';
import type { OrderState, OrderStep } from '@thymely/contract/orders/order-states';
import type { Unreadable } from '@thymely/contract/orders/unreadable-orders';

/** An order as it is stored. Instants are ISO strings here, and timestamps in Firestore. */
export type StoredOrder = Order & {
  /** The diner; empty once the account is gone. */
  uid: string;
  /** Of the body of the placement: a key is not used for another one. */
  requestHash: string;
  /** When Firestore may remove it. */
  expireAt: string;
  /** Set for an order of a diner whose email was not verified: those have a share of a day's slots. */
  isUnverified?: true | undefined;
};

/** What happened to an order, kept below it and named by the revision that it made. */
export type OrderEvent = {
  at: string;
  action: 'place' | OrderStep | 'undo';
  /** Null for the placement. */
  from: OrderState | null;
  to: OrderState;
  /** Empty for diners. */
  byUid: string;
  byRole: 'diner' | 'kitchen' | 'admin' | 'system';
  /** The kitchen screen it was done on. */
  screen?: string;
  reason?: string;
  /** What the step changed beside the state, as it was: an undo puts it back. */
  before?: Pick<StoredOrder, 'dueAt' | 'times' | 'payment'>;
};

export type StoredOrderPageRequest = {
  uid: string;
  limit: number;
  /** The `_id` of one of the diner's own orders. */
  after: string | undefined;
  /** Only those that are open. There are few: they are one page. */
  onlyOpen: boolean;
};

export type StoredOrderPage = {
  /** Newest first. */
  orders: StoredOrder[];
  /** The order after which the next page begins, if there is one. */
  next: string | undefined;
};

export type OpenOrdersPage = {
  orders: StoredOrder[];
  /** Open documents that belong to this page and are no orders. */
  unreadable: Unreadable;
  /** How many are open in all, whatever they are. */
  total: number;
  /** Where the next page begins, if there is one. */
  next: string | undefined;
};

export type OrderStore = {
  find(id: string): Promise<StoredOrder | undefined>;
  /** @throws AppError INVALID_REQUEST when `after` is no order of the diner's. */
  readPage(request: StoredOrderPageRequest): Promise<StoredOrderPage>;
  /**
   * All that are open, a page at a time, the one due first on top of each.
   *
   * @param after `next` of the page before
   * @throws AppError INVALID_REQUEST when the list cannot go on from there.
   */
  readOpen(after: string | undefined): Promise<OpenOrdersPage>;
  /** Makes all orders of a diner anonymous, those that are open as far as they may be. Repeating it is fine. */
  forgetDiner(uid: string): Promise<void>;
  /** Takes the name from open orders of removed diners that were due before: nobody is called out for them. */
  forgetLeftOpen(dueBeforeMs: number): Promise<void>;
};

/** An order as diners and the kitchen see it. */
export function toOrderResponse(stored: StoredOrder): Order {
  const order: Order & Partial<StoredOrder> = { ...stored };
  delete order.uid;
  delete order.requestHash;
  delete order.expireAt;
  delete order.isUnverified;
  return order;
}
