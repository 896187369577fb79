import { useState } from 'react';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import type { PlacementState } from '../../../api/orders/placement.ts';
import type { KeptPlacement, SeenOrder } from '../../../model/kept-placement.ts';
import { changesSince, hasNews, seenIn } from '../compare-orders.ts';

type Circumstances = { state: PlacementState; isAsap: boolean };

/** Compares the order with what the diner has seen, and knows which changes they have looked at. */
export function useSeenOrder(checkout: Checkout, { state, isAsap }: Circumstances) {
  /** What the diner saw when they came, or when they last pressed 'Place order': marks count from it. */
  const [seen, setSeen] = useState(() => begunOrder(state)?.seen ?? seenIn(checkout));
  /** What the diner has looked at since then. */
  const [known, setKnown] = useState(seen);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [knownState, setKnownState] = useState<PlacementState>();
  const comparison = { removed, isAsap };
  // The server may have found a change that this page cannot name.
  const isUnnamed = hasChanged(state) && knownState !== state;
  const isNew = hasNews(known, checkout, comparison);
  const changes =
    changesSince(seen, checkout, comparison) ??
    (isNew ? changesSince(known, checkout, comparison) : undefined);
  return {
    changes,
    /** Whether something has changed that the diner has not looked at. */
    isUnseen: isNew || (isUnnamed && changes === undefined),
    /** The diner has looked at the changes. They stay marked until the order is placed. */
    seeChanges: () => {
      setKnown(seenIn(checkout));
      setKnownState(state);
    },
    /** Placing the order accepts what is on the screen. */
    agree: () => {
      const next = seenIn(checkout);
      setSeen(next);
      setKnown(next);
      return next;
    },
    /** The diner has chosen the time themselves. */
    seeTime: () => {
      const { asap } = seenIn(checkout);
      const withTime = (order: SeenOrder) => ({ ...order, ...(asap !== undefined && { asap }) });
      setSeen(withTime);
      setKnown(withTime);
    },
    /** The diner has taken fewer portions of a line themselves. */
    seeTaken: (lineId: string, quantity: number) => {
      setSeen((order) => withTaken(order, lineId, quantity));
      setKnown((order) => withTaken(order, lineId, quantity));
    },
    /** Remembers a line that the diner has removed, so that it does not count as a change. */
    setRemoved: (lineId: string) => {
      setRemoved((earlier) => new Set([...earlier, lineId]));
    },
  };
}

function withTaken(order: SeenOrder, taken: string, quantity: number): SeenOrder {
  const line = order.lines.find(({ lineId }) => lineId === taken);
  if (!line) return order;
  return {
    ...order,
    lines: order.lines.map((each) => (each === line ? { ...each, quantity } : each)),
    totalCents: order.totalCents - line.unitCents * (line.quantity - quantity),
  };
}

function begunOrder(state: PlacementState): KeptPlacement | undefined {
  return state.phase === 'refused' || state.phase === 'unplaced' ? state.kept : undefined;
}

function hasChanged(state: PlacementState): boolean {
  if (state.phase !== 'refused') return false;
  return (state.error.ordering.problems ?? []).some(({ code }) => code === 'changed');
}
