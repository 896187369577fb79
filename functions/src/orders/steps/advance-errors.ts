import type { OrderRefusal } from '@thymely/contract/orders/schema';
import { isolatedName } from '@thymely/contract/orders/called-order';
import { AppError } from '../../platform/app-error.ts';
import { toOrderResponse, type OrderEvent, type StoredOrder } from '../order/store.ts';

type Overtaking = {
  last: OrderEvent | undefined;
  /** The name of the kitchen screen on which the step was made. */
  screenName: string | undefined;
  nowMs: number;
};

const participles: Record<OrderEvent['action'], string> = {
  place: 'placed',
  accept: 'accepted',
  start: 'started',
  ready: 'marked as ready',
  collect: 'collected',
  'no-show': 'marked as not collected',
  remake: 'sent back to be made again',
  reject: 'rejected',
  cancel: 'canceled',
  undo: 'taken one step back',
};

/** Returns the error if someone else was faster, with who, what and when. */
export function overtaken(order: StoredOrder, { last, screenName, nowMs }: Overtaking): AppError {
  const what = last === undefined ? 'changed' : participles[last.action];
  const when = last === undefined ? '' : `, ${agoInWords(nowMs - Date.parse(last.at))}`;
  const by = last?.byRole === 'diner' ? ' by the diner' : screenName ? ` on ${screenName}` : '';
  return conflict(order, `${called(order)} was ${what}${by}${when}. Nothing has been changed.`);
}

export function tooEarly(order: StoredOrder): AppError {
  const message = `${called(order)} can be marked as not collected half an hour after its time.`;
  return conflict(order, message);
}

export function tooLateToUndo(order: StoredOrder): AppError {
  return conflict(order, `It's too late to undo the last step of ${called(order)}.`);
}

export function tooLateToCancel(order: StoredOrder): AppError {
  const messages: Partial<Record<StoredOrder['state'], string>> = {
    ready: "Your order is ready, so it can't be canceled anymore. Please call us.",
    collected: 'This order has already been collected.',
    not_collected: 'This order was not collected. Please call us.',
    rejected: "We couldn't take this order. There's nothing to cancel.",
  };
  const started = "We're already working on your order, so it can't be canceled. Please call us.";
  return conflict(order, messages[order.state] ?? started);
}

/** Returns `#47 (Dana)`, because numbers repeat. */
function called({ number, name }: StoredOrder): string {
  return `#${number} (${isolatedName(name)})`;
}

function conflict(order: StoredOrder, message: string): AppError {
  const more: OrderRefusal = { order: toOrderResponse(order) };
  return new AppError('CONFLICT', message, { more });
}

function agoInWords(elapsedMs: number): string {
  const seconds = Math.max(0, Math.round(elapsedMs / 1000));
  if (seconds < 2) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min ago` : 'earlier';
}
