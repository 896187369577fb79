import type { OrderRefusal } from '@thymely/contract/orders/schema';
import type { KitchenAction } from '@thymely/contract/orders/order-states';
import type { LoggedFacts } from '../../platform/log.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StoredOrder } from './store.ts';

/** What a call does with an order, as the log names it. */
export type LoggedAction =
  | 'place'
  | 'withdraw'
  | 'cancel'
  | 'read'
  | 'read_diner'
  | 'reject_diner'
  | KitchenAction;

type LoggedOrder = Pick<StoredOrder, '_id'> & Partial<Pick<StoredOrder, 'number' | 'revision'>>;

/**
 * Returns what the log says about a call's order. Its number and revision are known once the call
 * has succeeded.
 */
export function orderFacts(action: LoggedAction, order: LoggedOrder): LoggedFacts {
  const { _id, number, revision } = order;
  return { order: _id, action, number, revision };
}

/** Returns the codes of what kept an order from being placed; nothing for another error. */
export function problemFacts(error: unknown): LoggedFacts {
  if (!(error instanceof AppError)) return {};
  const { problems = [] } = error.body as OrderRefusal;
  return problems.length === 0 ? {} : { problems: problems.map(({ code }) => code) };
}
