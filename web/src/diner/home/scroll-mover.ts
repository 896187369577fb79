/** Moves a row of slides. */
export type Mover = {
  /** Pixels moved so far. */
  offset: () => number;
  /** Moves the slide of this index to the edge where the row begins, as far as the row can scroll. */
  moveTo: (index: number) => void;
  /** To be called when the slides have changed. */
  update: () => void;
  stop: () => void;
};

/** Moves the row by native scrolling, without Swiper. */
export function scrollMover(frame: HTMLElement, onMove: () => void): Mover {
  frame.addEventListener('scroll', onMove, { passive: true });
  onMove();
  // In a language from right to left, a row scrolls to negative places.
  const forward = getComputedStyle(frame).direction === 'rtl' ? -1 : 1;
  return {
    offset: () => frame.scrollLeft * forward,
    moveTo: (index) => {
      const left = forward * index * (frame.querySelector('li')?.offsetWidth ?? 0);
      frame.scrollTo({ left, behavior: wantsStillness() ? 'instant' : 'smooth' });
    },
    update: onMove,
    stop: () => {
      frame.removeEventListener('scroll', onMove);
    },
  };
}

/** Whether the user prefers reduced motion. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
