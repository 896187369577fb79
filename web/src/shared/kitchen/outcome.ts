import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenMove } from '@thymely/contract/orders/order-states';

/** A step that was made, and can be undone. */
export type Done = {
  order: Order;
  action: KitchenMove;
  /** The screen that made the same step first, and when. */
  elsewhere: { name: string; at: string } | null;
  /** All open orders of the diner, if they were rejected together. */
  all?: readonly Order[];
};

export type RefusedStep = {
  refusal: string;
  /** The order that the refusal is about, if it is about a single one. */
  orderId?: string;
};

/** What came of the last step on this screen. */
export type Outcome = Done | RefusedStep;
