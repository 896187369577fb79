import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { movedIds, type Layout } from './steady-layout.ts';

/** The shortest time in which somebody can see a card move and decide to press it. */
const reactionMs = 400;

type Moved = {
  layout: Layout;
  widths: string;
  ids: 'all' | ReadonlySet<string>;
  atMs: number;
};

/**
 * Returns event handlers for the element around all columns: a touch on a card that has only just
 * moved there presses nothing. All cards move when the widths of the columns or the size of the cards
 * change, which `widths` names.
 */
export function useMovedGuard(layout: Layout, widths: string) {
  const last = useRef<Moved>({ layout, widths, ids: new Set(), atMs: 0 });
  const isMissed = useRef(false);
  useLayoutEffect(() => {
    const { layout: before, widths: widthsBefore } = last.current;
    if (before === layout && widthsBefore === widths) return;
    const ids = widthsBefore === widths ? movedIds(before, layout) : 'all';
    last.current = { layout, widths, ids, atMs: performance.now() };
  }, [layout, widths]);
  return {
    onPointerDown: ({ target, pointerType }: PointerEvent) => {
      const { ids, atMs } = last.current;
      const id = (target as Element).closest<HTMLElement>('[data-order]')?.dataset['order'];
      const hasMoved = id !== undefined && (ids === 'all' || ids.has(id));
      const hasJustMoved = hasMoved && performance.now() - atMs < reactionMs;
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
