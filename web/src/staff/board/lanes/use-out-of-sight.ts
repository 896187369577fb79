import { useEffect, useRef, useState } from 'react';
import type { Place } from '../steady-layout.ts';
import { gapPx, type CardSize } from './card-size.ts';
import { nothingSeen, type Seen } from './lane-plan.ts';
import * as words from './words.en.ts';

/** The delay of counting: it waits until a press has been painted. */
const settleMs = 100;
/** The part of a card that may be cut off while the card still counts as whole, in pixels. */
const slackPx = 4;

/**
 * Counts the cards of a scrolling list that are not whole in sight, above and below, and tells what
 * it has counted.
 */
export function useOutOfSight(
  { places, size }: { places: readonly Place[]; size: CardSize },
  onCounted: (counted: Seen | undefined) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const [counted, setCounted] = useState(nothingSeen);
  useEffect(() => {
    onCounted(counted);
  }, [counted, onCounted]);
  useEffect(
    () => () => {
      onCounted(undefined);
    },
    [onCounted],
  );
  const [settling] = useState(createSettling);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const count = () => {
      settling.start(() => {
        const next = countIn(element);
        setCounted((last) => (isSame(last, next) ? last : next));
      });
    };
    const sizes = new ResizeObserver(count);
    sizes.observe(element);
    element.addEventListener('scroll', count, { passive: true });
    count();
    return () => {
      settling.stop();
      sizes.disconnect();
      element.removeEventListener('scroll', count);
    };
  }, [places, size, settling]);
  return { list, ...counted };
}

/** Returns words such as `2 below`; empty when every card is in sight. */
export function outOfSightWords({ above, below }: Pick<Seen, 'above' | 'below'>): string {
  if (above > 0 && below > 0) return words.aboveAndBelow(above, below);
  if (above > 0) return words.above(above);
  return below > 0 ? words.below(below) : '';
}

function countIn(list: Element): Seen {
  const { top, bottom, height } = list.getBoundingClientRect();
  if (height === 0) return nothingSeen;
  const cards = [...list.querySelectorAll(':scope > [data-order]:not(:has([inert]))')];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const above = boxes.filter((box) => box.top < top - slackPx).length;
  const below = boxes.filter((box) => box.bottom > bottom + slackPx && box.top >= top - slackPx);
  const heights = boxes.reduce((sum, box) => sum + box.height + gapPx, 0);
  // A quarter of a lane more or less is no news.
  const filledLanes = Math.ceil((heights / height) * 4) / 4;
  return { cards: cards.length, above, below: below.length, filledLanes };
}

function isSame(one: Seen, other: Seen): boolean {
  return (Object.keys(one) as (keyof Seen)[]).every((key) => one[key] === other[key]);
}

/** Runs the latest of several functions that follow each other closely. */
function createSettling() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: (run: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(run, settleMs);
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}
