import { useEffect, useRef, useState } from 'react';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderSteps, type KitchenAction } from '@thymely/contract/orders/order-states';
import {
  useAskOrder,
  useMoveOrder,
  useRejectDiner,
  type DinerRejection,
  type Move,
} from '../../api/kitchen.ts';
import { isUnanswered, messageOf } from '../../lib/http/api-error.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { nowWords } from './kitchen-words.ts';
import type { Done } from './outcome.ts';
import { outcomeOf } from './outcome-of.ts';
import * as words from './words.en.ts';

/** How long the next step's button waits, since it appears under a finger that may press twice. */
const holdMs = 500;

/**
 * The state of a step without an answer. `asking`: the server is being asked what became of the
 * order, and its buttons wait. `open`: the order is unchanged, but the step may still be made.
 */
export type Doubt = 'asking' | 'open';

type Press = { action: KitchenAction; order: Order; doubt?: Doubt };

/** The steps that are under way or may still be made, by order ID. */
export type BusyOrders = ReadonlyMap<string, Press>;

export type OrderMoves = ReturnType<typeof useOrderMoves>;

/** Called at the press; returns a function that moves the focus once the pressed button is gone. */
export type NotePlace = (move: Pick<Move, 'order' | 'action'>) => () => void;

/** Returns the step that is under way for an order as it is shown. */
export function busyAction(busy: BusyOrders, order: Order): KitchenAction | undefined {
  const press = busy.get(order._id);
  return press?.doubt === 'open' ? undefined : press?.action;
}

/** Returns the doubt about an order as it is shown, if the last step got no answer. */
export function doubtAbout(busy: BusyOrders, order: Order): Doubt | undefined {
  const press = busy.get(order._id);
  return press?.order.revision === order.revision ? press.doubt : undefined;
}

/** Moves orders one press at a time, and reports the outcome of the last one. */
export function useOrderMoves(notePlace: NotePlace = () => focusHeading) {
  const move = useMoveOrder();
  const rejectDiner = useRejectDiner();
  const said = useWhatIsSaid();
  const { busy, hold, release } = useBusyOrders();
  const findOut = useFindOut({ hold, release, said });
  const keepFocus = useKeptFocus();

  const run = async (next: Move): Promise<void> => {
    const { order, action } = next;
    if (!mayPress(busy.get(order._id), action)) return;
    keepFocus(notePlace(next));
    said.say({});
    const held = hold([order], { action, order });
    try {
      const moved = await move.mutateAsync(next);
      said.say({ done: { order: moved.order, action, elsewhere: moved.screen } });
      const heldMs = action === 'undo' ? 0 : holdMs;
      setTimeout(release, heldMs, held);
    } catch (error) {
      if (isUnanswered(error)) return findOut({ order, action });
      said.say({ refusal: messageOf(error), refusedId: order._id });
      release(held);
    }
  };

  /** Rejects every open order of a diner. */
  const rejectAll = async (next: DinerRejection): Promise<void> => {
    const { order, orders } = next;
    const action = 'reject';
    const moving = orders.find(({ _id }) => !mayPress(busy.get(_id), action));
    if (moving) {
      said.say({ refusal: words.stillChanging(calledOrder(moving)) });
      return;
    }
    keepFocus(notePlace({ order, action }));
    said.say({});
    const held = hold(orders, { action, order });
    try {
      const all = await rejectDiner.mutateAsync(next);
      said.say({ done: { order, action, elsewhere: null, all } });
    } catch (error) {
      said.say({ refusal: isUnanswered(error) ? words.noAnswerToRejection : messageOf(error) });
    }
    release(held);
  };
  return {
    run,
    rejectAll,
    busy,
    done: said.done,
    refusal: said.refusal,
    /** The order that the refusal is about, if it is about a single one. */
    refusedId: said.refusedId,
    closeDone: said.closeDone,
    closeRefusal: said.closeRefusal,
    /** Returns the step that is under way for an order. */
    busyWith: (order: Order) => busyAction(busy, order),
    ownIds: ownIdsOf(busy, said.done),
  };
}

/** Whether a press is allowed: one at a time, except undo while the button still waits. */
function mayPress(press: Press | undefined, action: KitchenAction): boolean {
  if (press?.doubt === 'asking') return false;
  return press === undefined || press.doubt === 'open' || action === 'undo';
}

/** Returns the orders whose last change came from this screen, until its next press. */
function ownIdsOf(busy: BusyOrders, done: Done | undefined): ReadonlySet<string> {
  const pressed = [...busy].filter(([, { doubt }]) => doubt !== 'open').map(([id]) => id);
  const finished = done ? [done.order, ...(done.all ?? [])].map(({ _id }) => _id) : [];
  return new Set([...pressed, ...finished]);
}

type Said = { done?: Done | undefined; refusal?: string; refusedId?: string };

/** Keeps the message about the last press: either what was done or why it was refused. */
function useWhatIsSaid() {
  const [said, setSaid] = useState<Said>({});
  return {
    done: said.done,
    refusal: said.refusal,
    refusedId: said.refusedId,
    /** Keeps what was done before, which can still be undone, until a new press has an answer. */
    say: (next: Said) => {
      setSaid(({ done }) => (next.refusal === undefined ? { done: next.done ?? done } : next));
    },
    closeDone: () => {
      setSaid((before) => ({ ...before, done: undefined }));
    },
    closeRefusal: () => {
      setSaid(({ done }) => ({ done }));
    },
  };
}

/** Whether an order is in the state that a step leads to, no matter who made the step. */
function isOutcomeOf(action: KitchenAction, { state }: Order): boolean {
  return action === 'undo' || orderSteps[action].to === state;
}

function useBusyOrders() {
  const [busy, setBusy] = useState<BusyOrders>(new Map());
  return {
    busy,
    /** Marks orders as busy, and returns the press that `release` takes. */
    hold: (orders: readonly Order[], press: Press): Press => {
      setBusy((all) => new Map([...all, ...orders.map(({ _id }) => [_id, press] as const)]));
      return press;
    },
    release: (press: Press) => {
      setBusy((all) => new Map([...all].filter(([, each]) => each !== press)));
    },
  };
}

type Outcomes = Pick<ReturnType<typeof useBusyOrders>, 'hold' | 'release'> & {
  said: ReturnType<typeof useWhatIsSaid>;
};

/** Asks, after a step without an answer, what became of the order, as long as the page is shown. */
function useFindOut({ hold, release, said }: Outcomes): (step: Press) => Promise<void> {
  const ask = useAskOrder();
  const shown = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    shown.current = controller;
    return () => {
      controller.abort();
    };
  }, []);
  return async ({ order, action }) => {
    const { signal } = shown.current ?? new AbortController();
    const asking = hold([order], { action, order, doubt: 'asking' });
    const outcome = await outcomeOf(order, { ask, signal });
    release(asking);
    if (outcome === undefined) {
      hold([order], { action, order, doubt: 'open' });
      said.say({ refusal: words.noAnswer(calledOrder(order)) });
    } else if (isOutcomeOf(action, outcome)) {
      said.say({ done: { order: outcome, action, elsewhere: null } });
    } else said.say({ refusal: nowWords(outcome), refusedId: order._id });
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
