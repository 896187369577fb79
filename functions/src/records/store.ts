import type { RecordedStep } from '@thymely/contract/records/endpoints';
import type { OrderState } from '@thymely/contract/orders/order-states';
import type { StoredOrder } from '../orders/order/store.ts';

export type OrderSearch = {
  day?: string | undefined;
  number?: number | undefined;
  name?: string | undefined;
  dish?: string | undefined;
  state?: OrderState | undefined;
};

export type OrderSearchPage = {
  limit: number;
  /** The most orders to read. */
  mostRead: number;
  /** The `_id` of the last order that the previous page looked at. */
  after: string | undefined;
  /** Which of the orders of the day and of the number are looked for. */
  isFound: (order: StoredOrder) => boolean;
};

export type FoundOrders = {
  orders: StoredOrder[];
  /** The last order that was looked at, if there are more. */
  next: string | undefined;
};

export type RecordStore = {
  /**
   * Finds orders of a day by number, the highest first; without a day, the newest first.
   *
   * @throws AppError INVALID_REQUEST when `after` is no order.
   */
  search(of: Pick<OrderSearch, 'day' | 'number'>, page: OrderSearchPage): Promise<FoundOrders>;
  /** Returns the steps of an order with the names of people and screens, in order. */
  readSteps(id: string): Promise<RecordedStep[]>;
};
