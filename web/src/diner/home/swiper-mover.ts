import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';
import { wantsStillness, type Mover } from './scroll-mover.ts';

const speedMs = 350;

/**
 * Lets Swiper take over a row that was scrolled natively, so that the pointer can also drag it. The
 * widths of the slides still come from the style sheet.
 */
export function swiperMover(frame: HTMLElement, onMove: () => void): Mover {
  const slideWidth = frame.querySelector('li')?.offsetWidth ?? 1;
  const swiper = new Swiper(frame, {
    modules: [Mousewheel],
    slidesPerView: 'auto',
    initialSlide: Math.round(frame.scrollLeft / slideWidth),
    speed: wantsStillness() ? 0 : speedMs,
    mousewheel: { forceToAxis: true },
    on: { slideChange: onMove, resize: onMove },
  });
  // The scrolled distance is now Swiper's own offset.
  frame.scrollLeft = 0;
  return {
    offset: () => swiper.activeIndex * (swiper.slides[0]?.offsetWidth ?? 0),
    moveTo: (index) => {
      swiper.slideTo(index);
    },
    update: () => {
      swiper.update();
    },
    stop: () => {
      swiper.destroy();
    },
  };
}
