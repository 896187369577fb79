import { useEffect, useRef, useState } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenAction } from '@thymely/contract/orders/order-states';
import { useMoveOrder, type Move } from '../../api/kitchen.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { focusHeading } from '../../ui/focus-heading.ts';

/** What this screen did last: it can be taken back. */
export type Done = {
  order: Order;
  action: KitchenAction;
  /** When another screen had done it before. */
  elsewhere: { name: string; at: string } | null;
};

/** Under a finger that presses twice the next step's button appears: it waits for so long. */
const holdMs = 500;

/** What is being done right now, by the ID of the order. */
export type BusyOrders = ReadonlyMap<string, Pick<Move, 'action'>>;

export type OrderMoves = ReturnType<typeof useOrderMoves>;

/** Called at the press: what gives the focus a place once the pressed button is gone. */
export type NotePlace = (move: Pick<Move, 'order' | 'action'>) => () => void;

/** Moves orders one press at a time, and says what came of the last one. */
export function useOrderMoves(notePlace: NotePlace = () => focusHeading) {
  const move = useMoveOrder();
  const [busy, setBusy] = useState<BusyOrders>(new Map());
  const [refusal, setRefusal] = useState<string>();
  const [done, setDone] = useState<Done>();
  const keepFocus = useKeptFocus();

  const run = async (next: Move): Promise<void> => {
    const { order, action } = next;
    const isUndo = action === 'undo';
    if (busy.has(order._id) && !isUndo) return;
    const release = () => {
      setBusy((all) => new Map([...all].filter(([, each]) => each !== next)));
    };
    keepFocus(notePlace(next));
    setRefusal(undefined);
    setBusy((all) => new Map(all).set(order._id, next));
    try {
      const moved = await move.mutateAsync(next);
      setDone({ order: moved.order, action, elsewhere: moved.screen });
      setTimeout(release, isUndo ? 0 : holdMs);
    } catch (error) {
      setDone(undefined);
      setRefusal(messageOf(error));
      release();
    }
  };
  return {
    ...{ run, done, refusal },
    /** What is being done to an order right now. */
    busyWith: (order: Order) => busy.get(order._id)?.action,
    busy,
    /** Orders whose last change came from this screen: from the press until the next one. */
    ownIds: new Set([...busy.keys(), ...(done ? [done.order._id] : [])]) as ReadonlySet<string>,
    closeDone: () => {
      setDone(undefined);
    },
    closeRefusal: () => {
      setRefusal(undefined);
    },
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
