import { pushedStates } from '@thymely/contract/push/limits';
import type { StoredOrder } from '../orders/order/store.ts';

/** Whether devices are told that the order has reached its state. */
export function isTold({ isFollowed, state }: Pick<StoredOrder, 'isFollowed' | 'state'>): boolean {
  return isFollowed === true && pushedStates.some((each) => each === state);
}

/** The ID of the message about an order's present state. */
export function messageIdOf({ _id: id, revision }: Pick<StoredOrder, '_id' | 'revision'>): string {
  return `${id}-${revision}`;
}
