import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Place } from '../steady-layout.ts';

/**
 * The height of a row of the grid; a card spans as many rows as its height takes. With lower rows
 * cards lie closer, and a press in a full evening takes longer to lay out.
 */
const rowPx = 8;
/** The room between two cards. */
export const gapPx = 6;

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
  const packing = useRef<ReturnType<typeof startPacking>>(undefined);
  const isPacked = lanes > 1;
  useLayoutEffect(() => {
    if (!isPacked) return undefined;
    const element = list.current;
    const started = startPacking();
    packing.current = started;
    return () => {
      packing.current = undefined;
      started.stop();
      // A single lane has the heights of its cards.
      for (const card of cardsOf(element)) card.style.gridRowEnd = '';
    };
  }, [list, isPacked]);
  useLayoutEffect(() => {
    packing.current?.pack(cardsOf(list.current));
  }, [list, isPacked, places]);
}

function cardsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
}

/** Observes each card once, because observing it again would measure it again. */
function startPacking() {
  const packed = new WeakSet<HTMLElement>();
  const heights = new ResizeObserver((changed) => {
    for (const { target, borderBoxSize } of changed) {
      const heightPx = borderBoxSize[0]?.blockSize ?? 0;
      const rows = Math.ceil((heightPx + gapPx) / rowPx);
      (target as HTMLElement).style.gridRowEnd = `span ${rows}`;
    }
  });
  return {
    pack: (cards: readonly HTMLElement[]) => {
      for (const card of cards) {
        if (packed.has(card)) continue;
        packed.add(card);
        heights.observe(card);
      }
    },
    stop: () => {
      heights.disconnect();
    },
  };
}
