import { useEffect, useState } from 'react';
import type { Columns } from '../../shared/kitchen/board-columns.ts';
import { heldLayout, isSettled, layoutOf, type Layout } from './steady-layout.ts';

/** The time for which the board keeps still after it was touched. */
const heldForMs = 2000;

/**
 * Returns the layout of the columns. While somebody touches the board, or moves a mouse over it, no
 * card moves.
 */
export function useSteadyLayout(columns: Columns) {
  const { isHeld, hold } = useHold();
  const [shown, setShown] = useState({ columns, isHeld, layout: layoutOf(columns) });
  if (shown.columns !== columns || shown.isHeld !== isHeld) {
    setShown({ columns, isHeld, layout: nextLayout(shown, { columns, isHeld }) });
  }
  return {
    layout: shown.layout,
    /** Whether the board keeps still. */
    isHeld,
    /** Called whenever the board is touched. */
    hold,
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
  useEffect(() => holding.stop, [holding]);
  return { isHeld, hold: holding.hold };
}

/** Pointers move many times a second: only the start and the end of a series cause a render. */
function createHold(onChange: (isHeld: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let untilMs = 0;
  const release = () => {
    const restMs = untilMs - performance.now();
    timer = restMs > 0 ? setTimeout(release, restMs) : undefined;
    if (timer === undefined) onChange(false);
  };
  return {
    hold: () => {
      untilMs = performance.now() + heldForMs;
      if (timer !== undefined) return;
      timer = setTimeout(release, heldForMs);
      onChange(true);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
