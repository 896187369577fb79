import type { Order } from '@thymely/contract/orders/endpoints';
import { isApiError, isUnanswered, type ApiError } from '../../lib/http/api-error.ts';
import type { KeptPlacement } from '../../model/kept-placement.ts';

/** The result of a call: the order, or the error. */
export type Answer = { order: Order } | { error: unknown };

/** The next step of a placement after a response. Only the first three are certain. */
export type PlacementStep =
  | { to: 'placed'; order: Order }
  /** Nothing was ordered with its key, and nothing ever will be; `error` says why. */
  | { to: 'refused'; error: ApiError }
  /** Nothing was ordered with its key, and nothing ever will be, because it was withdrawn. */
  | { to: 'unplaced' }
  /** This attempt may have been carried out. */
  | { to: 'repeat'; error: unknown }
  /** This attempt was not carried out, but an earlier one may have been. */
  | { to: 'withdraw'; error: ApiError }
  /** The result cannot be known now. */
  | { to: 'unsure'; error: unknown };

/** Returns the step that follows from the response to the last attempt. */
export function afterAttempt({ attempts }: KeptPlacement, answer: Answer): PlacementStep {
  if ('order' in answer) return { to: 'placed', order: answer.order };
  const { error } = answer;
  if (!isRefusal(error)) return { to: 'repeat', error };
  if (error.status === 409) return afterConflict(error);
  const isOnlyAttempt = attempts === 1;
  // A caller who logs in again continues. A caller who may not send may not withdraw either.
  if (error.status === 401 || (error.status === 403 && !isOnlyAttempt)) {
    return { to: 'unsure', error };
  }
  return { to: isOnlyAttempt ? 'refused' : 'withdraw', error };
}

/** Handles a 409, which means that no earlier attempt with this key can succeed anymore. */
function afterConflict(error: ApiError): PlacementStep {
  const { order, problems = [] } = error.ordering;
  // This is the order that was placed with this very key.
  if (order) return { to: 'placed', order };
  const isWithdrawn = problems.some(({ code }) => code === 'withdrawn');
  return isWithdrawn ? { to: 'unplaced' } : { to: 'refused', error };
}

/** Returns the step after a withdrawal. `because` is the refusal of the last attempt, if any. */
export function afterWithdrawal(answer: Answer, because: ApiError | undefined): PlacementStep {
  if ('order' in answer) return { to: 'placed', order: answer.order };
  const { error } = answer;
  // A status without the API's own code could be that of a proxy.
  if (!isApiError(error) || error.code !== 'NOT_FOUND') return { to: 'unsure', error };
  return because ? { to: 'refused', error: because } : { to: 'unplaced' };
}

/** Whether the error is the API's own refusal. */
function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && !isUnanswered(error);
}
