import type { DinerMailKind } from '@thymely/contract/ordering/mail-kinds';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { OrderAction, OrderState } from '@thymely/contract/orders/order-states';
import type { Unreadable } from '@thymely/contract/orders/unreadable-orders';

/** The present way in which an order counts in the ledger. An order keeps that of its placement. */
export const ledgerVersion = 3;

/** A stored order. Instants are ISO strings here, and timestamps in Firestore. */
export type StoredOrder = Order & {
  /** The diner's uid; empty once the account is gone. */
  uid: string;
  /** The hash of the placement's body, because a key must not be used for another one. */
  requestHash: string;
  /** The time from which Firestore may remove the order. */
  expireAt: string;
  /** Set if the diner's email was not verified. Such orders share a part of a day's slots. */
  isUnverified?: true | undefined;
  /** Set once a device asked to be told about the order. */
  isFollowed?: true | undefined;
  /**
   * The hour of the slot on the restaurant's clocks, 0 to 23. It is kept, because the owner may move
   * the clocks. Orders from before the ledger counted hours have none.
   */
  pickupHour?: number | undefined;
  /**
   * What the order counts in the ledger: from 2 on takings by hour, and from 3 on portions. Orders
   * from before have none.
   */
  ledgerVersion?: number | undefined;
  /** The mails that its diner gets, as the restaurant had set when it was placed; absent for none. */
  mails?: readonly DinerMailKind[] | undefined;
  /**
   * When the order ended without the kitchen, until somebody there acknowledges it, and null from then
   * on; absent for all other orders.
   */
  unacknowledgedSince?: string | null | undefined;
};

/** An event of an order, stored below it under the revision that it led to. */
export type OrderEvent = {
  at: string;
  action: OrderAction;
  /** The previous state; null for the placement. */
  from: OrderState | null;
  to: OrderState;
  /** The uid of the staff member; empty for diners. */
  byUid: string;
  byRole: 'diner' | 'kitchen' | 'admin' | 'system';
  /** The kitchen screen on which the step was made. */
  screen?: string;
  reason?: string;
  /** The previous values of what the step changed besides the state, for an undo. */
  before?: Pick<StoredOrder, 'dueAt' | 'times' | 'payment'>;
};

export type StoredOrderPageRequest = {
  uid: string;
  limit: number;
  /** The `_id` of one of the diner's own orders. */
  after: string | undefined;
  /** Restricts the list to open orders, which are few enough for one page. */
  onlyOpen: boolean;
};

export type StoredOrderPage = {
  /** The orders of the page, newest first. */
  orders: StoredOrder[];
  /** The order after which the next page begins, if there is one. */
  next: string | undefined;
};

export type OpenOrdersPage = {
  orders: StoredOrder[];
  /** The open documents of this page that are not orders. */
  unreadable: Unreadable;
  /** The total number of open documents, valid or not. */
  total: number;
  /** The cursor of the next page, if there is one. */
  next: string | undefined;
};

export type OrderStore = {
  find(id: string): Promise<StoredOrder | undefined>;
  /** Returns placed orders that nobody has answered, oldest first. A read for each. */
  readUnanswered(request: { placedBeforeMs: number; limit: number }): Promise<StoredOrder[]>;
  /** @throws AppError INVALID_REQUEST when `after` is not an order of the diner. */
  readPage(request: StoredOrderPageRequest): Promise<StoredOrderPage>;
  /**
   * Returns all open orders, a page at a time, each sorted by due time.
   *
   * @param after `next` of the previous page
   * @throws AppError INVALID_REQUEST when the list cannot continue from there.
   */
  readOpen(after: string | undefined): Promise<OpenOrdersPage>;
  /** Returns the orders that ended since a time, the last one first; as many as a board shows. */
  readEnded(sinceMs: number): Promise<StoredOrder[]>;
  /** Returns those that ended without the kitchen since a time, and that nobody has acknowledged. */
  readUnacknowledged(sinceMs: number): Promise<StoredOrder[]>;
  /** Makes all orders of a diner anonymous; open ones keep what is needed. Repeating it is safe. */
  forgetDiner(uid: string): Promise<void>;
  /** Returns the telephone number that was left for an order, if it is still kept. */
  findPhone(id: string): Promise<string | undefined>;
  /** Deletes the numbers of orders that ended, or were due long, before. Returns how many. */
  forgetPhones(before: { endedMs: number; dueMs: number }): Promise<number>;
  /**
   * Writes what searches for names match into older orders, a part of them in each run. Returns how
   * many were written and how many could not be.
   */
  indexNames(limits: {
    /** The most orders to look at. */
    most: number;
    untilMs?: number;
  }): Promise<{ written: number; failed: number }>;
  /** Removes the name from open orders of removed diners due before: nobody will be called out. */
  forgetLeftOpen(dueBeforeMs: number): Promise<number>;
};

/** Returns an order as diners and the kitchen see it. */
export function toOrderResponse(stored: StoredOrder): Order {
  const order: Order & Partial<StoredOrder> = { ...stored };
  delete order.uid;
  delete order.requestHash;
  delete order.expireAt;
  delete order.isUnverified;
  delete order.isFollowed;
  delete order.pickupHour;
  delete order.ledgerVersion;
  delete order.mails;
  delete order.unacknowledgedSince;
  const { unacknowledgedSince: since } = stored;
  return since === undefined ? order : { ...order, isUnacknowledged: since !== null };
}
