import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadOptional } from '../../lib/chunks/load-chunk.ts';
import { firstToShow, placeFrom, type CarouselPlace } from './carousel-place.ts';
import { scrollMover, type Mover } from './scroll-mover.ts';

/** The distance from the viewport at which the swipe code of a row is loaded. */
const nearMargin = '300px';

/**
 * Moves a row of slides: with native scrolling at first, with Swiper once the row is near.
 * `frame` is for the element around the list; `place` is known after layout.
 */
export function useCarousel(count: number) {
  const frame = useRef<HTMLDivElement>(null);
  const mover = useRef<Mover>(undefined);
  const [place, setPlace] = useState<CarouselPlace>();

  const measure = useEffectEvent(() => {
    const element = frame.current;
    if (!element || !mover.current) return;
    const measured = placeFrom({
      offset: mover.current.offset(),
      slideWidth: element.querySelector('li')?.offsetWidth ?? 0,
      frameWidth: element.clientWidth,
      count,
    });
    setPlace((before) => (isSame(before, measured) ? before : measured));
  });

  useEffect(() => {
    mover.current?.update();
    measure();
  }, [count]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onMove = () => {
      measure();
    };
    mover.current = scrollMover(element, onMove);
    const resizing = new ResizeObserver(onMove);
    resizing.observe(element);
    let isGone = false;
    const takeOver = async () => {
      // A failed load has no effect: the row still scrolls without it.
      const { swiperMover } = await loadOptional(() => import('./swiper-mover.ts'));
      if (isGone) return;
      mover.current?.stop();
      mover.current = swiperMover(element, onMove);
      onMove();
    };
    const nearing = new IntersectionObserver(
      (entries) => {
        // A busy device delivers the first entry together with a later one.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearing.disconnect();
        takeOver().catch(() => undefined);
      },
      { rootMargin: nearMargin },
    );
    nearing.observe(element);
    return () => {
      isGone = true;
      nearing.disconnect();
      resizing.disconnect();
      mover.current?.stop();
      mover.current = undefined;
    };
  }, []);

  return {
    frame,
    place,
    /** Moves one slide forward or back, except at the ends. */
    move: (step: 1 | -1) => {
      if (!place || (step === 1 ? place.isEnd : place.isStart)) return;
      mover.current?.moveTo(place.first + step);
    },
    /** Scrolls a slide into view. */
    showSlide: (index: number) => {
      if (place) mover.current?.moveTo(firstToShow(index, place));
    },
  };
}

function isSame(one: CarouselPlace | undefined, other: CarouselPlace | undefined): boolean {
  return (
    one?.first === other?.first && one?.inView === other?.inView && one?.isEnd === other?.isEnd
  );
}
