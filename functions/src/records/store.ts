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

/** What the store selects by: a day, and a number or a name. */
export type SelectedOrders = Pick<OrderSearch, 'day'> &
  (
    | { number: number | undefined; namePrefix?: undefined }
    /** A beginning of a word of the name and what follows it, in the form of stored prefixes. */
    | { number?: undefined; namePrefix: string }
  );

export type OrderSearchPage = {
  limit: number;
  /** The most orders to read. */
  mostRead: number;
  /** The `_id` of the last order that the previous page looked at. */
  after: string | undefined;
  /** Which of the selected orders are looked for. */
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
  search(of: SelectedOrders, page: OrderSearchPage): Promise<FoundOrders>;
  /** Returns the steps of an order with the names of people and screens, in order. */
  readSteps(id: string): Promise<RecordedStep[]>;
};
