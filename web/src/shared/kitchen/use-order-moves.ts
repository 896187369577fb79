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
import { messageOf } from '../../lib/http/api-error.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { nowWords } from './kitchen-words.ts';
import { isUnanswered, outcomeOf } from './outcome-of.ts';

/** What this screen did last: it can be taken back. */
export type Done = {
  order: Order;
  action: KitchenAction;
  /** When another screen had done it before. */
  elsewhere: { name: string; at: string } | null;
  /** All open orders of the diner were rejected: these. */
  all?: readonly Order[];
};

/** Under a finger that presses twice the next step's button appears: it waits for so long. */
const holdMs = 500;

/**
 * No answer came. `asking`: the server is being asked what became of the order, and its buttons wait.
 * `open`: the order is as it was, but the step may still be made.
 */
export type Doubt = 'asking' | 'open';

type Press = { action: KitchenAction; order: Order; doubt?: Doubt };

/** What is being done right now, or may still happen, by the ID of the order. */
export type BusyOrders = ReadonlyMap<string, Press>;

export type OrderMoves = ReturnType<typeof useOrderMoves>;

/** Called at the press: what gives the focus a place once the pressed button is gone. */
export type NotePlace = (move: Pick<Move, 'order' | 'action'>) => () => void;

/** What is being done to an order as it is shown. */
export function busyAction(busy: BusyOrders, order: Order): KitchenAction | undefined {
  const press = busy.get(order._id);
  return press?.doubt === 'open' ? undefined : press?.action;
}

/** Whether it is not known what became of an order as it is shown. */
export function doubtAbout(busy: BusyOrders, order: Order): Doubt | undefined {
  const press = busy.get(order._id);
  return press?.order.revision === order.revision ? press.doubt : undefined;
}

/** Moves orders one press at a time, and says what came of the last one. */
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
      said.say({ refusal: messageOf(error) });
      release(held);
    }
  };

  /** Rejects every open order of a diner. */
  const rejectAll = async (next: DinerRejection): Promise<void> => {
    const { order, orders } = next;
    const action = 'reject';
    keepFocus(notePlace({ order, action }));
    said.say({});
    const held = hold(orders, { action, order });
    try {
      const all = await rejectDiner.mutateAsync(next);
      said.say({ done: { order, action, elsewhere: null, all } });
    } catch (error) {
      said.say({ refusal: isUnanswered(error) ? someRejectedWords : messageOf(error) });
    }
    release(held);
  };
  return {
    run,
    rejectAll,
    busy,
    done: said.done,
    refusal: said.refusal,
    closeDone: said.closeDone,
    closeRefusal: said.closeRefusal,
    /** What is being done to an order right now. */
    busyWith: (order: Order) => busyAction(busy, order),
    ownIds: ownIdsOf(busy, said.done),
  };
}

/** One press at a time; but a step can be taken back while its button still holds. */
function mayPress(press: Press | undefined, action: KitchenAction): boolean {
  if (press?.doubt === 'asking') return false;
  return press === undefined || press.doubt === 'open' || action === 'undo';
}

/** Orders whose last change came from this screen: from the press until the next one. */
function ownIdsOf(busy: BusyOrders, done: Done | undefined): ReadonlySet<string> {
  const pressed = [...busy].filter(([, { doubt }]) => doubt !== 'open').map(([id]) => id);
  const finished = done ? [done.order, ...(done.all ?? [])].map(({ _id }) => _id) : [];
  return new Set([...pressed, ...finished]);
}

type Said = { done?: Done; refusal?: string };

/** What came of the last press: one thing at a time. */
function useWhatIsSaid() {
  const [said, setSaid] = useState<Said>({});
  return {
    done: said.done,
    refusal: said.refusal,
    /** A press that has no answer yet leaves what was done before, which can still be taken back. */
    say: ({ done, refusal }: Said) => {
      setSaid((before) => ({
        ...(refusal !== undefined && { refusal }),
        ...(refusal === undefined && (done ?? before.done) && { done: done ?? before.done }),
      }));
    },
    closeDone: () => {
      setSaid(({ refusal }) => (refusal === undefined ? {} : { refusal }));
    },
    closeRefusal: () => {
      setSaid(({ done }) => (done === undefined ? {} : { done }));
    },
  };
}

const someRejectedWords =
  'There was no answer. Some of these orders may have been rejected: look at what is still open, and reject the rest.';

function openWords(order: Order): string {
  return `There was no answer for ${calledOrder(order)}. It may still happen: look at the order before you press again.`;
}

/** Whoever has made the step: it is made. */
function isOutcomeOf(action: KitchenAction, { state }: Order): boolean {
  return action === 'undo' || orderSteps[action].to === state;
}

function useBusyOrders() {
  const [busy, setBusy] = useState<BusyOrders>(new Map());
  return {
    busy,
    /** Answers what ends it. */
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

/** After a step without an answer: asks what became of the order, for as long as the page is shown. */
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
      said.say({ refusal: openWords(order) });
    } else if (isOutcomeOf(action, outcome)) {
      said.say({ done: { order: outcome, action, elsewhere: null } });
    } else said.say({ refusal: nowWords(outcome) });
  };
}

/** For a call and its answer to be drawn. */
const focusKeptMs = 5000;

/** The pressed button goes with its card, before the answer or after it: then the focus has a place. */
function useKeptFocus() {
  const kept = useRef<{ restore: () => void; untilMs: number }>({
    restore: focusHeading,
    untilMs: 0,
  });
  // Whatever is drawn: the listener may move the card before the call is answered.
  useEffect(() => {
    const { restore, untilMs } = kept.current;
    const isLost = document.activeElement === document.body;
    if (isLost && performance.now() < untilMs) restore();
  });
  return (restore: () => void) => {
    kept.current = { restore, untilMs: performance.now() + focusKeptMs };
  };
}
