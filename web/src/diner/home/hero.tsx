import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { brand } from '@brand/brand.ts';
import { home } from '@brand/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SampleDishes } from './sample-dishes.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

const [before = '', underlined = '', after = ''] = home.headline.split('*');

type HeroProps = {
  openingLine: Elements;
  /** The hour in words, as a link to its dishes. */
  hourLink: Elements;
  clock: Elements;
};

/** The banner: headline and menu link on the left, the clock with its dishes on the right. */
export function Hero({ openingLine, hourLink, clock }: HeroProps) {
  return (
    <section className="hero-ground overflow-x-clip">
      <div className="container-page grid grid-cols-1 items-center gap-x-8 gap-y-10 pt-24 pb-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 justify-items-start gap-5">
          {/* The room is reserved, so that nothing moves when the line appears. */}
          <div className="min-h-9">{openingLine}</div>
          <h1 className="text-headline font-extrabold">
            {before}
            <Underlined>{underlined}</Underlined>
            {after}
          </h1>
          <p className="max-w-lg text-soft sm:text-lg">{brand.openingLine}</p>
          <div className="mt-2 flex flex-wrap items-center gap-5">
            <ButtonLink to="/menu" size="large" className="group shadow-raised">
              {words.orderNow}
              <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
            </ButtonLink>
            {hourLink}
          </div>
        </div>
        <div className="mx-auto w-full max-w-md lg:max-w-xl">
          {clock}
          {home.heroDishes.length > 0 && <SampleDishes />}
        </div>
      </div>
    </section>
  );
}

/** A word in the brand's green with a brush stroke under it. */
function Underlined({ children }: { children: string }) {
  return (
    <span className="relative whitespace-nowrap text-leaf-700">
      <svg
        viewBox="0 0 200 14"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-[-0.06em] h-[0.16em] w-full"
        aria-hidden="true"
      >
        <path d="M2 9C60 1 130 0 198 6C140 4 70 6 8 13Z" className="fill-leaf-500" />
      </svg>
      <span className="relative">{children}</span>
    </span>
  );
}
