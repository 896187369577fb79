import type { Order } from '@thymely/contract/orders/endpoints';

/** Whether a dish of the order had to be ordered ahead. */
export function hasNotice({ noticeMinutes = 0 }: Pick<Order, 'noticeMinutes'>): boolean {
  return noticeMinutes > 0;
}
