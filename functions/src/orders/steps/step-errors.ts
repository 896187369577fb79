import type { OrderRefusal } from '@thymely/contract/orders/schema';
import { isolatedName } from '@thymely/contract/orders/called-order';
import { AppError } from '../../platform/app-error.ts';
import { toOrderResponse, type OrderEvent, type StoredOrder } from '../order/store.ts';
import * as words from './words.en.ts';

type Overtaking = {
  last: OrderEvent | undefined;
  /** The name of the kitchen screen on which the step was made. */
  screenName: string | undefined;
  nowMs: number;
};

/** Returns the error if someone else was faster, with who, what and when. */
export function overtaken(order: StoredOrder, { last, screenName, nowMs }: Overtaking): AppError {
  return conflict(order, overtakenInWords(called(order), { last, screenName, nowMs }));
}

function overtakenInWords(order: string, { last, screenName, nowMs }: Overtaking): string {
  if (last === undefined) return words.overtaken(order);
  const [step, ago] = [words.steps[last.action], agoInWords(nowMs - Date.parse(last.at))];
  if (last.byRole === 'diner') return words.overtakenByDiner(order, step, ago);
  return screenName
    ? words.overtakenOn(order, step, screenName, ago)
    : words.overtakenBy(order, step, ago);
}

export function tooEarly(order: StoredOrder): AppError {
  return conflict(order, words.tooEarly(called(order)));
}

export function tooLateToUndo(order: StoredOrder): AppError {
  return conflict(order, words.tooLateToUndo(called(order)));
}

export function tooLateToCancel(order: StoredOrder): AppError {
  const messages: Partial<Record<StoredOrder['state'], string>> = {
    ready: words.alreadyReady,
    collected: words.alreadyCollected,
    not_collected: words.notCollected,
    rejected: words.alreadyRejected,
  };
  return conflict(order, messages[order.state] ?? words.alreadyStarted);
}

/** Returns `#47 (Dana)`, because numbers repeat. */
function called({ number, name }: StoredOrder): string {
  return words.called(number, isolatedName(name));
}

function conflict(order: StoredOrder, message: string): AppError {
  const more: OrderRefusal = { order: toOrderResponse(order) };
  return new AppError('CONFLICT', message, { more });
}

function agoInWords(elapsedMs: number): string {
  const seconds = Math.max(0, Math.round(elapsedMs / 1000));
  if (seconds < 2) return words.justNow;
  if (seconds < 60) return words.secondsAgo(seconds);
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? words.minutesAgo(minutes) : words.earlier;
}
