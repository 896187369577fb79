import type { Order } from '@thymely/contract/orders/endpoints';
import {
  isKnownState,
  type KitchenMove,
  type OrderState,
} from '@thymely/contract/orders/order-states';
import { orderInTime, undoWithinMs, whyNotStep } from '@thymely/contract/orders/allowed-steps';
import * as boardWords from '../words.en.ts';
import * as words from './words.en.ts';

/** A dialog about an order that opens before something is done. */
export type BoardQuestion = 'more' | 'delay' | 'reject';

/** What a card can do; the functions stay the same, so that no card renders again. */
export type BoardActions = {
  press: (order: Order, action: KitchenMove) => void;
  ask: (order: Order, question: BoardQuestion) => void;
};

export type NextStep = { action: KitchenMove; label: string };

const start: NextStep = { action: 'start', label: words.start };
const ready = { action: 'ready', label: words.ready } as const;
const nextSteps: Partial<Record<OrderState, NextStep>> = {
  placed: { action: 'accept', label: words.accept },
  accepted: start,
  cooking: ready,
  ready: { action: 'collect', label: words.collected },
};

/** Returns the step of one press. With three columns, nobody marks the beginning of an order. */
export function nextStep({ state }: Pick<Order, 'state'>, columns: 3 | 4): NextStep | undefined {
  return state === 'accepted' && columns === 3 ? ready : nextSteps[state];
}

const ways = [
  ready,
  { action: 'remake', label: words.makeAgain },
  { action: 'no-show', label: words.notCollected },
] as const;

/** Returns the other possible steps, except rejecting. */
export function otherSteps(order: Order, columns: 3 | 4, nowMs: number): NextStep[] {
  if (!isKnownState(order.state)) return [];
  const at = orderInTime(order);
  const next = nextStep(order, columns)?.action;
  const possible = ways.filter(
    ({ action }) => action !== next && whyNotStep(action, at, { nowMs, lead: 0 }) === undefined,
  );
  return canUndo(order, nowMs)
    ? [{ action: 'undo', label: boardWords.undo }, ...possible]
    : possible;
}

/** Whether the last change of an open order was a recent step of the kitchen. */
function canUndo({ state, times, updatedAt }: Order, nowMs: number): boolean {
  const isStep = state !== 'placed' && times[state] === updatedAt;
  return isStep && nowMs - Date.parse(updatedAt) <= undoWithinMs;
}
