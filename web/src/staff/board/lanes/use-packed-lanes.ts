import { useLayoutEffect, type RefObject } from 'react';
import type { Place } from '../steady-layout.ts';

/** The height of a row of the grid; a card spans as many rows as its height takes. */
const rowPx = 4;
const gapPx = 6;

/** The style of a list whose cards lie in lanes side by side. */
export function laneStyle(lanes: number) {
  const columns = { gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))` };
  // A single lane needs no rows of its own.
  return lanes === 1 ? columns : { ...columns, gridAutoRows: `${rowPx}px`, rowGap: 0 };
}

/**
 * Packs the cards of several lanes without holes: each card goes to the lane that ends first, so that
 * cards due first stay on top. The browser places them; it only has to know how high they are.
 */
export function usePackedLanes(
  list: RefObject<HTMLElement | null>,
  { lanes, places }: { lanes: number; places: readonly Place[] },
): void {
  useLayoutEffect(() => {
    if (!list.current || lanes === 1) return undefined;
    const cards = [...list.current.children].filter((child) => child instanceof HTMLElement);
    const heights = new ResizeObserver((changed) => {
      for (const { target, borderBoxSize } of changed) {
        const heightPx = borderBoxSize[0]?.blockSize ?? 0;
        const rows = Math.ceil((heightPx + gapPx) / rowPx);
        (target as HTMLElement).style.gridRowEnd = `span ${rows}`;
      }
    });
    for (const card of cards) heights.observe(card);
    return () => {
      heights.disconnect();
    };
  }, [list, lanes, places]);
  // A single lane has the heights of its cards.
  useLayoutEffect(() => {
    if (lanes > 1) return;
    for (const card of list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])
      card.style.gridRowEnd = '';
  }, [list, lanes]);
}
