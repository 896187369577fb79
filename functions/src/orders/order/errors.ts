import type { OrderRefusal } from '@thymely/contract/orders/schema';
import { AppError } from '../../platform/app-error.ts';
import { toOrderResponse, type StoredOrder } from './store.ts';

/** The error is the same for an unknown order and for somebody else's. */
export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', "This order doesn't exist.");
}

/** Final: the placement is withdrawn, and any attempt still in transit comes too late. */
export function nothingOrdered(): AppError {
  return new AppError('NOT_FOUND', 'Nothing was ordered.');
}

export function orderListHasChanged(): AppError {
  return new AppError('INVALID_REQUEST', "The list can't continue from there.", {
    fields: { after: "This order doesn't exist." },
  });
}

export function keyUsedForAnotherOrder(order: StoredOrder): AppError {
  return new AppError('CONFLICT', 'This key has already been used for another order.', {
    more: { order: toOrderResponse(order) } satisfies OrderRefusal,
  });
}
