import type { OrderRefusal } from '@thymely/contract/orders/schema';
import { AppError } from '../../platform/app-error.ts';
import { toOrderResponse, type StoredOrder } from './store.ts';

/** The same for an order that does not exist and for somebody else's. */
export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', "This order doesn't exist.");
}

/** Certain: the placement has been withdrawn, and whatever of it is on its way comes too late. */
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
