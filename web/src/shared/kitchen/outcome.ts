import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenAction } from '@thymely/contract/orders/order-states';

/** The last step made on this screen, which can be undone. */
export type Done = {
  order: Order;
  action: KitchenAction;
  /** The screen that made the same step first, and when. */
  elsewhere: { name: string; at: string } | null;
  /** All open orders of the diner, if they were rejected together. */
  all?: readonly Order[];
};
