import type { OrderStep, RejectReason } from '@thymely/contract/orders/order-states';
import { AppError } from '../../platform/app-error.ts';
import type { StoredOrder } from './store.ts';

/** The fields of a step that the diner is shown. */
type StepWords = {
  action: OrderStep | 'undo';
  minutes?: number | undefined;
  reason?: RejectReason | undefined;
  text?: string | undefined;
};

/** The messages to the diner, which the kitchen's own words follow. */
export const refusalMessages: Record<RejectReason, string> = {
  sold_out: "Sorry, we've run out of something you ordered.",
  too_busy: "Sorry, we're too busy to make your order in time.",
  closing: "Sorry, we're closing and can't make your order anymore.",
  duplicate: 'This looks like the same order twice, so we kept only one of them.',
  other: '',
};

export function refusalOf({ action, reason, text = '' }: StepWords): StoredOrder['refusal'] {
  if (action !== 'reject' || reason === undefined) return null;
  return { code: reason, message: `${refusalMessages[reason]} ${text}`.trim() };
}

/** Returns a refusal without the kitchen's own words, which may name the diner to be forgotten. */
export function withoutOwnWords(refusal: StoredOrder['refusal']): StoredOrder['refusal'] {
  if (refusal === null) return null;
  const { code } = refusal;
  const message = Object.hasOwn(refusalMessages, code) ? refusalMessages[code as RejectReason] : '';
  return message === refusal.message ? refusal : { code, message };
}

/**
 * Checks what the schema cannot: which fields belong to which action.
 *
 * @throws AppError INVALID_REQUEST
 */
export function requireSensibleBody({ action, minutes, reason, text }: StepWords): void {
  const fields: Record<string, string> = {};
  if (action !== 'accept' && minutes !== undefined)
    fields['minutes'] = 'Only accept takes minutes.';
  if (action === 'reject') {
    if (reason === undefined) fields['reason'] = 'Choose a reason.';
    if (reason === 'other' && !text) fields['text'] = 'Write what the diner should know.';
  } else {
    if (reason !== undefined) fields['reason'] = 'Only reject takes a reason.';
    if (text !== undefined) fields['text'] = 'Only reject takes a text.';
  }
  const [message, ...others] = Object.values(fields);
  if (message === undefined) return;
  const summary = others.length === 0 ? message : 'Please check the highlighted fields.';
  throw new AppError('INVALID_REQUEST', summary, { fields });
}
