/** Moves a row of slides. */
export type Mover = {
  /** Pixels moved so far. */
  offset: () => number;
  /** Moves the slide of this index to the left edge, as far as the row can scroll. */
  moveTo: (index: number) => void;
  /** To be called when the slides have changed. */
  update: () => void;
  stop: () => void;
};

/** Moves the row by native scrolling, without Swiper. */
export function scrollMover(frame: HTMLElement, onMove: () => void): Mover {
  frame.addEventListener('scroll', onMove, { passive: true });
  onMove();
  return {
    offset: () => frame.scrollLeft,
    moveTo: (index) => {
      const left = index * (frame.querySelector('li')?.offsetWidth ?? 0);
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
