import * as words from './carousel-words.en.ts';

/** The position of a carousel. */
export type CarouselPlace = {
  /** Index of the leftmost slide in view. */
  first: number;
  /** The number of slides in view at once. */
  inView: number;
  isStart: boolean;
  isEnd: boolean;
};

type Measures = {
  /** The distance scrolled and the widths of one slide and of the viewport, in pixels. */
  offset: number;
  slideWidth: number;
  frameWidth: number;
  count: number;
};

/** The place for the given measurements; undefined before layout. */
export function placeFrom({
  offset,
  slideWidth,
  frameWidth,
  count,
}: Measures): CarouselPlace | undefined {
  if (slideWidth <= 0 || count === 0) return undefined;
  const inView = Math.min(count, Math.max(1, Math.round(frameWidth / slideWidth)));
  const last = count - inView;
  const first = Math.min(last, Math.max(0, Math.round(offset / slideWidth)));
  return { first, inView, isStart: first === 0, isEnd: first === last };
}

/** Describes the slides in view: `4–6 of 11`, or `4 of 11` for a single slide. */
export function placeInWords({ first, inView }: CarouselPlace, count: number): string {
  return inView === 1
    ? words.slideOf(first + 1, count)
    : words.slidesOf(first + 1, first + inView, count);
}

/** Returns the first slide to show so that slide `index` is in view, with the least movement. */
export function firstToShow(index: number, { first, inView }: CarouselPlace): number {
  if (index < first) return index;
  if (index >= first + inView) return index - inView + 1;
  return first;
}
