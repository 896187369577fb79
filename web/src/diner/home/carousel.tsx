import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import type { FocusEvent, KeyboardEvent } from 'react';
import { pressedKey } from '../../lib/pressed-key.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { placeInWords } from './carousel-place.ts';
import { useCarousel } from './use-carousel.ts';
import * as words from './carousel-words.en.ts';
import type { Elements } from '../../ui/elements.ts';

type CarouselProps = {
  /** The accessible name of the region. */
  label: string;
  title: Elements;
  names: { previous: string; next: string };
  slides: { key: string; content: Elements }[];
};

/**
 * Slides in a row, moved with two buttons, the arrow keys, Home and End, or by swiping; they never
 * move automatically. A slide that receives the focus is scrolled into view.
 */
export function Carousel({ label, title, names, slides }: CarouselProps) {
  const { frame, place, move, showSlide } = useCarousel(slides.length);

  const moveByKey = (event: KeyboardEvent) => {
    const act = keys[pressedKey(event)];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (act === 'previous') move(-1);
    else if (act === 'next') move(1);
    else showSlide(act === 'first' ? 0 : slides.length - 1);
  };
  const followFocus = ({ target }: FocusEvent) => {
    const slide = target.closest('li');
    const index = [...(slide?.parentElement?.children ?? [])].indexOf(slide as Element);
    if (index >= 0) showSlide(index);
  };

  return (
    // The keys do what the buttons do, wherever the focus is inside.
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions
    <section
      aria-label={label}
      aria-roledescription={words.carousel}
      className="container-page overflow-x-clip py-6 lg:py-8"
      onKeyDown={moveByKey}
      onFocus={followFocus}
    >
      <div className="flex flex-wrap items-end gap-3">
        {title}
        <Arrow
          label={names.previous}
          icon={<ArrowLeftIcon />}
          isEnd={place?.isStart ?? true}
          onClick={() => {
            move(-1);
          }}
        />
        <Arrow
          label={names.next}
          icon={<ArrowRightIcon />}
          isEnd={place?.isEnd ?? false}
          onClick={() => {
            move(1);
          }}
        />
      </div>
      <div ref={frame} className="carousel mt-2">
        <ul className="swiper-wrapper">
          {slides.map(({ key, content }) => (
            <li key={key} className="swiper-slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
      {/* The slides have room for their shadow below; the place stands in it. */}
      <p role="status" className="-mt-6 min-h-6 text-center text-sm text-soft tabular-nums">
        {place && placeInWords(place, slides.length)}
      </p>
    </section>
  );
}

const keys: Record<string, 'previous' | 'next' | 'first' | 'last'> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

type ArrowProps = { label: string; icon: Elements; isEnd: boolean; onClick: () => void };

/** Stays enabled at the end of the row: a disabled button would lose the keyboard's focus. */
function Arrow({ label, icon, isEnd, onClick }: ArrowProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={isEnd}
      className={classes(
        'size-12 border',
        isEnd
          ? 'border-line text-soft'
          : 'border-leaf-700 bg-leaf-700 text-on-leaf hover:bg-leaf-800 hover:text-on-leaf',
      )}
      onClick={onClick}
    />
  );
}
