import type { OrderRefusal } from '@thymely/contract/orders/schema';
import { AppError } from '../../platform/app-error.ts';
import { toOrderResponse, type StoredOrder } from './store.ts';
import * as words from './words.en.ts';

/** The error is the same for an unknown order and for somebody else's. */
export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', words.noSuchOrder);
}

/** Final: the placement is withdrawn, and any attempt still in transit comes too late. */
export function nothingOrdered(): AppError {
  return new AppError('NOT_FOUND', words.nothingOrdered);
}

export function orderListHasChanged(): AppError {
  return new AppError('INVALID_REQUEST', words.listCannotContinue, {
    fields: { after: words.noSuchOrder },
  });
}

export function keyUsedForAnotherOrder(order: StoredOrder): AppError {
  return new AppError('CONFLICT', words.keyUsed, {
    more: { order: toOrderResponse(order) } satisfies OrderRefusal,
  });
}
