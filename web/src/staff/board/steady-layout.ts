import { useEffect, useState } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { ColumnName, Columns } from '../../shared/kitchen/board-columns.ts';

/** A place in a column; `hasLeft` if the place is kept although its order is no longer there. */
export type Place = { order: Order; hasLeft: boolean };
export type Layout = Record<ColumnName, readonly Place[]>;

const names: readonly ColumnName[] = ['new', 'todo', 'cooking', 'ready'];

type Shown = Record<ColumnName, readonly Order[]>;

/** Returns the layout with every order where it belongs. */
export function layoutOf(columns: Shown): Layout {
  return eachColumn((name) => columns[name].map((order) => ({ order, hasLeft: false })));
}

/**
 * Keeps the cards in their places while somebody may be about to press one of them: the place of an
 * order that has left is kept, and new orders stand at the end.
 */
export function heldLayout(before: Layout, columns: Shown): Layout {
  return eachColumn((name) => {
    const present = new Map(columns[name].map((order) => [order._id, order]));
    const kept = before[name].map(({ order }): Place => {
      const now = present.get(order._id);
      present.delete(order._id);
      return { order: now ?? order, hasLeft: now === undefined };
    });
    const come = [...present.values()].map((order): Place => ({ order, hasLeft: false }));
    return [...kept, ...come];
  });
}

/** Whether every card is where it would be if nobody touched the board. */
export function isSettled(layout: Layout, columns: Shown): boolean {
  return names.every((name) => {
    const orders = columns[name];
    const places = layout[name];
    return (
      orders.length === places.length &&
      orders.every(({ _id }, index) => places[index]?.order._id === _id && !places[index].hasLeft)
    );
  });
}

/** Returns the IDs of cards whose place in their column has changed. */
export function movedIds(before: Layout, after: Layout): Set<string> {
  const places = names.flatMap((name) =>
    before[name].map(({ order }, index) => [`${name} ${order._id}`, index] as const),
  );
  const known = new Map(places);
  const moved = names.flatMap((name) =>
    after[name].filter(({ order }, index) => known.get(`${name} ${order._id}`) !== index),
  );
  return new Set(moved.map(({ order }) => order._id));
}

/** The time for which the board keeps still after it was touched. */
const heldForMs = 2000;

/**
 * Returns the layout of the columns. While somebody touches the board, or moves a mouse over it, no
 * card moves.
 */
export function useSteadyLayout(columns: Columns) {
  const { isHeld, hold, press } = useHold();
  const [shown, setShown] = useState({ columns, isHeld, layout: layoutOf(columns) });
  if (shown.columns !== columns || shown.isHeld !== isHeld) {
    setShown({ columns, isHeld, layout: nextLayout(shown, { columns, isHeld }) });
  }
  return {
    layout: shown.layout,
    /** Whether the board keeps still. */
    isHeld,
    /** Called whenever a pointer moves over the board, or the board scrolls. */
    hold,
    /** Called with each pointer that is pressed on the board; it holds until it is lifted. */
    press,
  };
}

type Board = { columns: Columns; isHeld: boolean };

function nextLayout(shown: Board & { layout: Layout }, { columns, isHeld }: Board): Layout {
  const { layout } = shown;
  // The same layout object avoids comparing the cards.
  if (columns === shown.columns && (isHeld || isSettled(layout, columns))) return layout;
  const held = isHeld ? heldLayout(layout, columns) : undefined;
  return held && !isSettled(held, columns) ? held : layoutOf(columns);
}

function useHold() {
  const [isHeld, setIsHeld] = useState(false);
  const [holding] = useState(() => createHold(setIsHeld));
  useEffect(() => {
    const lift = ({ pointerId }: PointerEvent) => {
      holding.lift(pointerId);
    };
    // A finger may leave the board before it is lifted.
    addEventListener('pointerup', lift);
    addEventListener('pointercancel', lift);
    return () => {
      removeEventListener('pointerup', lift);
      removeEventListener('pointercancel', lift);
      holding.stop();
    };
  }, [holding]);
  return { isHeld, hold: holding.hold, press: holding.press };
}

type Press = Pick<PointerEvent, 'pointerId' | 'isPrimary'>;

/** Pointers move many times a second: only the start and the end of a series cause a render. */
export function createHold(onChange: (isHeld: boolean) => void) {
  const pressed = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let untilMs = 0;
  const release = () => {
    // A finger that rests on the board sends nothing until it is lifted.
    const restMs = pressed.size > 0 ? heldForMs : untilMs - performance.now();
    timer = restMs > 0 ? setTimeout(release, restMs) : undefined;
    if (timer === undefined) onChange(false);
  };
  const hold = () => {
    untilMs = performance.now() + heldForMs;
    if (timer !== undefined) return;
    timer = setTimeout(release, heldForMs);
    onChange(true);
  };
  return {
    hold,
    press: ({ pointerId, isPrimary }: Press) => {
      // The first finger of several is down, so that no earlier one is.
      if (isPrimary) pressed.clear();
      pressed.add(pointerId);
      hold();
    },
    lift: (pointerId: number) => {
      if (pressed.delete(pointerId)) hold();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      pressed.clear();
    },
  };
}

function eachColumn(places: (name: ColumnName) => readonly Place[]): Layout {
  return {
    new: places('new'),
    todo: places('todo'),
    cooking: places('cooking'),
    ready: places('ready'),
  };
}
