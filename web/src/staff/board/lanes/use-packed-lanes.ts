import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Place } from '../steady-layout.ts';
import { rowPx, rowsOf, type CardSize } from './card-size.ts';

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
  { lanes, places, size }: { lanes: number; places: readonly Place[]; size: CardSize },
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
    packing.current?.pack(cardsOf(list.current), `${lanes} ${size}`);
  }, [list, isPacked, lanes, size, places]);
}

function cardsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
}

/**
 * Measures a card when it comes, and all cards when the lanes or their sizes change. After that, each is observed
 * once, because observing it again would measure it again.
 */
function startPacking() {
  const spans = new WeakMap<HTMLElement, number>();
  const changed = new Map<HTMLElement, number>();
  let formBefore = '';
  let frame = 0;
  const span = (card: HTMLElement, heightPx: number) => {
    const rows = rowsOf(heightPx);
    if (spans.get(card) === rows) return;
    spans.set(card, rows);
    card.style.gridRowEnd = `span ${rows}`;
  };
  const spanChanged = () => {
    frame = 0;
    for (const [card, heightPx] of changed) span(card, heightPx);
    changed.clear();
  };
  const heights = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      changed.set(target as HTMLElement, borderBoxSize[0]?.blockSize ?? 0);
    // Here it would change what is being observed.
    if (frame === 0) frame = requestAnimationFrame(spanChanged);
  });
  return {
    pack: (cards: readonly HTMLElement[], form: string) => {
      const areAllNew = form !== formBefore;
      formBefore = form;
      const fresh = cards.filter((card) => areAllNew || !spans.has(card));
      // All are measured before the first is changed, so that the page is laid out once.
      const measured = fresh.map((card) => [card, card.getBoundingClientRect().height] as const);
      for (const [card, heightPx] of measured) {
        span(card, heightPx);
        heights.observe(card);
      }
    },
    stop: () => {
      cancelAnimationFrame(frame);
      heights.disconnect();
    },
  };
}
