import type { Order } from '@thymely/contract/orders/endpoints';
import { isApiError, type ApiError } from '../../lib/http/api-error.ts';
import type { KeptPlacement } from '../../model/kept-placement.ts';

/** What came back: the order, or why there is none. */
export type Answer = { order: Order } | { error: unknown };

/** Where a placement goes from an answer. Only the first three are certain. */
export type PlacementStep =
  | { to: 'placed'; order: Order }
  /** Nothing was ordered with its key, and nothing will be: for a reason. */
  | { to: 'refused'; error: ApiError }
  /** The same, because it was withdrawn. */
  | { to: 'unplaced' }
  /** This attempt may have been carried out. */
  | { to: 'repeat'; error: unknown }
  /** This attempt was not carried out, but an earlier one may have been. */
  | { to: 'withdraw'; error: ApiError }
  /** Nobody can say now. */
  | { to: 'unsure'; error: unknown };

/** What the answer to the last attempt says about the placement. */
export function afterAttempt({ attempts }: KeptPlacement, answer: Answer): PlacementStep {
  if ('order' in answer) return { to: 'placed', order: answer.order };
  const { error } = answer;
  if (!isRefusal(error)) return { to: 'repeat', error };
  if (error.status === 409) return afterConflict(error);
  const isOnlyAttempt = attempts === 1;
  // Whoever logs in again goes on. What a caller may not send, they may not withdraw either.
  if (error.status === 401 || (error.status === 403 && !isOnlyAttempt)) {
    return { to: 'unsure', error };
  }
  return { to: isOnlyAttempt ? 'refused' : 'withdraw', error };
}

/** The API answers it only when no earlier attempt with this key can be placed anymore. */
function afterConflict(error: ApiError): PlacementStep {
  const { order, problems = [] } = error.ordering;
  // The order of this very key.
  if (order) return { to: 'placed', order };
  const isWithdrawn = problems.some(({ code }) => code === 'withdrawn');
  return isWithdrawn ? { to: 'unplaced' } : { to: 'refused', error };
}

/** What the answer to a withdrawal says. `because`: why the last attempt was refused, if it was. */
export function afterWithdrawal(answer: Answer, because: ApiError | undefined): PlacementStep {
  if ('order' in answer) return { to: 'placed', order: answer.order };
  const { error } = answer;
  // The status alone could be that of a proxy.
  if (!isApiError(error) || error.code !== 'NOT_FOUND') return { to: 'unsure', error };
  return because ? { to: 'refused', error: because } : { to: 'unplaced' };
}

/** An answer of the API's own that says no. */
function isRefusal(error: unknown): error is ApiError {
  if (!isApiError(error) || error.code === 'UNREADABLE') return false;
  return error.status >= 400 && error.status < 500;
}
