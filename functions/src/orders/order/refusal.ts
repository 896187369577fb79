import type { OrderAction, RefusalCode, RejectReason } from '@thymely/contract/orders/order-states';
import { AppError } from '../../platform/app-error.ts';
import type { StoredOrder } from './store.ts';
import * as words from './words.en.ts';
import * as commonWords from '../../platform/words.en.ts';

/** The fields of a step that the diner is shown. */
type StepWords = {
  action: OrderAction;
  minutes?: number | undefined;
  reason?: RejectReason | undefined;
  text?: string | undefined;
};

/** The messages to the diner, which the kitchen's own words follow. */
export const refusalMessages: Record<RefusalCode, string> = { ...words.refusals, other: '' };

/** The refusal of an order that the kitchen did not answer in time. */
export const noAnswer = {
  code: 'no_answer',
  message: refusalMessages.no_answer,
} as const satisfies StoredOrder['refusal'];

export function refusalOf({ action, reason, text = '' }: StepWords): StoredOrder['refusal'] {
  if (action !== 'reject' || reason === undefined) return null;
  return { code: reason, message: `${refusalMessages[reason]} ${text}`.trim() };
}

/** Returns a refusal without the kitchen's own words, which may name the diner to be forgotten. */
export function withoutOwnWords(refusal: StoredOrder['refusal']): StoredOrder['refusal'] {
  if (refusal === null) return null;
  const { code } = refusal;
  const message = Object.hasOwn(refusalMessages, code) ? refusalMessages[code as RefusalCode] : '';
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
    fields['minutes'] = words.onlyAcceptTakesMinutes;
  if (action === 'reject') {
    if (reason === undefined) fields['reason'] = words.chooseReason;
    if (reason === 'other' && !text) fields['text'] = words.writeReason;
  } else {
    if (reason !== undefined) fields['reason'] = words.onlyRejectTakesReason;
    if (text !== undefined) fields['text'] = words.onlyRejectTakesText;
  }
  const [message, ...others] = Object.values(fields);
  if (message === undefined) return;
  const summary = others.length === 0 ? message : commonWords.checkFields;
  throw new AppError('INVALID_REQUEST', summary, { fields });
}
