import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import type { Columns } from '../../shared/kitchen/board-columns.ts';
import { heldLayout, isSettled, layoutOf, movedIds, type Layout } from './steady-layout.ts';

/** The time for which the board keeps still after it was touched. */
const heldForMs = 1200;
/** The shortest time in which somebody can see a card move and decide to press it. */
const reactionMs = 400;

/**
 * Returns the layout of the columns. While somebody touches the board, or moves a mouse over it, no
 * card moves; and a touch on a card that has only just moved there presses nothing.
 */
export function useSteadyLayout(columns: Columns) {
  const { isHeld, hold } = useHold();
  const [shown, setShown] = useState({ columns, isHeld, layout: layoutOf(columns) });
  if (shown.columns !== columns || shown.isHeld !== isHeld) {
    setShown({ columns, isHeld, layout: nextLayout(shown, { columns, isHeld }) });
  }
  const guard = useMovedGuard(shown.layout);
  return {
    layout: shown.layout,
    /** Event handlers for the element around all columns. */
    handlers: {
      onPointerDownCapture: (event: PointerEvent) => {
        guard.onPointerDown(event);
        hold();
      },
      onPointerMoveCapture: hold,
      onPointerUpCapture: hold,
      onScrollCapture: hold,
      onClickCapture: guard.onClick,
    },
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

function useMovedGuard(layout: Layout) {
  const last = useRef({ layout, ids: new Set<string>(), atMs: 0 });
  const isMissed = useRef(false);
  useLayoutEffect(() => {
    const { layout: before } = last.current;
    if (before !== layout)
      last.current = { layout, ids: movedIds(before, layout), atMs: performance.now() };
  }, [layout]);
  return {
    onPointerDown: ({ target, pointerType }: PointerEvent) => {
      const { ids, atMs } = last.current;
      const id = (target as Element).closest<HTMLElement>('[data-order]')?.dataset['order'];
      const hasJustMoved = id !== undefined && ids.has(id) && performance.now() - atMs < reactionMs;
      isMissed.current = hasJustMoved && pointerType !== 'mouse';
    },
    onClick: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!isMissed.current) return;
      isMissed.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
