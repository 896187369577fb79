import { useEffect, useRef, useState } from 'react';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderSteps, type KitchenMove } from '@thymely/contract/orders/order-states';
import {
  useAskOrder,
  useMoveOrder,
  useRejectDiner,
  type DinerRejection,
  type NewStep,
  type Step,
} from '../../api/kitchen.ts';
import { isUnanswered, messageOf } from '../../lib/http/api-error.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { nowWords } from './kitchen-words.ts';
import type { Done, Outcome, RefusedStep } from './outcome.ts';
import { outcomeOf } from './outcome-of.ts';
import * as words from './words.en.ts';

/** How long the next step's button waits, since it appears under a finger that may press twice. */
const holdMs = 500;

/** What is not known of a step without an answer; the buttons of its order wait while asking. */
export type Doubt = Exclude<Step['state'], 'sent'>;

/** The steps that are under way or may still be made, by order ID. */
export type StepsByOrder = ReadonlyMap<string, Step>;

export type KitchenSteps = ReturnType<typeof useKitchenSteps>;

/** Called at the press; returns a function that moves the focus once the pressed button is gone. */
export type NotePlace = (step: Pick<Step, 'order' | 'action'>) => () => void;

/** Returns the action that is under way for an order as it is shown. */
export function actionUnderWay(steps: StepsByOrder, order: Order): KitchenMove | undefined {
  const step = steps.get(order._id);
  return step?.state === 'open' ? undefined : step?.action;
}

/** Returns the doubt about an order as it is shown, if the last step got no answer. */
export function doubtAbout(steps: StepsByOrder, order: Order): Doubt | undefined {
  const step = steps.get(order._id);
  const isShown = step?.order.revision === order.revision;
  return isShown && step.state !== 'sent' ? step.state : undefined;
}

/** Makes steps of orders one press at a time, and tells the outcome of the last one. */
export function useKitchenSteps(notePlace: NotePlace = () => focusHeading) {
  const moveOrder = useMoveOrder();
  const rejectOrders = useRejectDiner();
  const { say, ...outcome } = useOutcome();
  const { byOrder, hold, release } = useStepsByOrder();
  const findOut = useFindOut({ hold, release, say });
  const keepFocus = useKeptFocus();

  const move = async (next: NewStep): Promise<void> => {
    const { order, action } = next;
    if (!mayPress(byOrder.get(order._id), action)) return;
    keepFocus(notePlace(next));
    say(undefined);
    const step = hold([order], { ...next, state: 'sent' });
    try {
      const moved = await moveOrder.mutateAsync(next);
      say({ order: moved.order, action, elsewhere: moved.screen });
      const heldMs = action === 'undo' ? 0 : holdMs;
      setTimeout(release, heldMs, step);
    } catch (error) {
      if (isUnanswered(error)) return findOut(step);
      say({ refusal: messageOf(error), orderId: order._id });
      release(step);
    }
  };

  /** Rejects every open order of a diner. */
  const rejectDiner = async (next: DinerRejection): Promise<void> => {
    const { order, orders } = next;
    const action = 'reject';
    const moving = orders.find(({ _id }) => !mayPress(byOrder.get(_id), action));
    if (moving) {
      say({ refusal: words.stillChanging(calledOrder(moving)) });
      return;
    }
    keepFocus(notePlace({ order, action }));
    say(undefined);
    const step = hold(orders, { order, action, state: 'sent' });
    try {
      const all = await rejectOrders.mutateAsync(next);
      say({ order, action, elsewhere: null, all });
    } catch (error) {
      say({ refusal: isUnanswered(error) ? words.noAnswerToRejection : messageOf(error) });
    }
    release(step);
  };
  return {
    move,
    rejectDiner,
    byOrder,
    ...outcome,
    /** Returns the action that is under way for an order. */
    underWay: (order: Order) => actionUnderWay(byOrder, order),
    ownIds: ownIdsOf(byOrder, outcome.done),
  };
}

/** Whether a press is allowed: one at a time, except undo while the button still waits. */
function mayPress(last: Step | undefined, action: KitchenMove): boolean {
  if (last?.state === 'asking') return false;
  return last === undefined || last.state === 'open' || action === 'undo';
}

/** Returns the orders whose last change came from this screen, until its next press. */
function ownIdsOf(steps: StepsByOrder, done: Done | undefined): ReadonlySet<string> {
  const pressed = [...steps].filter(([, { state }]) => state !== 'open').map(([id]) => id);
  const finished = done ? [done.order, ...(done.all ?? [])].map(({ _id }) => _id) : [];
  return new Set([...pressed, ...finished]);
}

type Say = (outcome: Outcome | undefined) => void;

/** Keeps what came of the last press. */
function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  const refused = isRefused(outcome) ? outcome : undefined;
  const done = isRefused(outcome) ? undefined : outcome;
  /** A new press keeps what was done before, which can still be undone, until it has an answer. */
  const say: Say = (next) => {
    setOutcome((before) => next ?? (isRefused(before) ? undefined : before));
  };
  return {
    done,
    refused,
    say,
    closeOutcome: (shown: Outcome) => {
      setOutcome((now) => (now === shown ? undefined : now));
    },
  };
}

function isRefused(outcome: Outcome | undefined): outcome is RefusedStep {
  return outcome !== undefined && 'refusal' in outcome;
}

/** Whether an order is in the state that a step leads to, no matter who made the step. */
function isOutcomeOf(action: KitchenMove, { state }: Order): boolean {
  return action === 'undo' || orderSteps[action].to === state;
}

function useStepsByOrder() {
  const [byOrder, setByOrder] = useState<StepsByOrder>(new Map());
  return {
    byOrder,
    /** Marks orders as busy with a step, and returns it for `release`. */
    hold: (orders: readonly Order[], step: Step): Step => {
      setByOrder((all) => new Map([...all, ...orders.map(({ _id }) => [_id, step] as const)]));
      return step;
    },
    release: (step: Step) => {
      setByOrder((all) => new Map([...all].filter(([, each]) => each !== step)));
    },
  };
}

type FindOutDeps = Pick<ReturnType<typeof useStepsByOrder>, 'hold' | 'release'> & { say: Say };

/** Asks, after a step without an answer, what became of the order, as long as the page is shown. */
function useFindOut({ hold, release, say }: FindOutDeps): (step: Step) => Promise<void> {
  const ask = useAskOrder();
  const shown = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    shown.current = controller;
    return () => {
      controller.abort();
    };
  }, []);
  return async (step) => {
    const { order, action } = step;
    const { signal } = shown.current ?? new AbortController();
    const asking = hold([order], { ...step, state: 'asking' });
    const outcome = await outcomeOf(order, { ask, signal });
    release(asking);
    if (outcome === undefined) {
      hold([order], { ...step, state: 'open' });
      say({ refusal: words.noAnswer(calledOrder(order)) });
    } else if (isOutcomeOf(action, outcome)) {
      say({ order: outcome, action, elsewhere: null });
    } else say({ refusal: nowWords(outcome), orderId: order._id });
  };
}

/** The time for a call to be answered and its result to be rendered. */
const focusKeptMs = 5000;

/** Restores the focus after the pressed button disappears, before or after the answer. */
function useKeptFocus() {
  const kept = useRef<{ restore: () => void; untilMs: number }>({
    restore: focusHeading,
    untilMs: 0,
  });
  // This runs after every render: the listener may move the card before the call is answered.
  useEffect(() => {
    const { restore, untilMs } = kept.current;
    const isLost = document.activeElement === document.body;
    if (isLost && performance.now() < untilMs) restore();
  });
  return (restore: () => void) => {
    kept.current = { restore, untilMs: performance.now() + focusKeptMs };
  };
}
