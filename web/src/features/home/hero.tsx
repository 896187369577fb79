import type { ReactNode } from 'react';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { brand } from '../../brand/brand.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { HeroArt } from './hero-art.tsx';

/** The banner: headline and menu link on the left, dishes on a leaf disc on the right. */
export function Hero({ openingLine }: { openingLine: ReactNode }) {
  return (
    <section className="hero-ground overflow-x-clip">
      <div className="container-page grid items-center gap-x-8 gap-y-12 pt-28 pb-16 lg:grid-cols-2 lg:pt-32 lg:pb-24">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-headline font-extrabold">
            Dishes so <Underlined>delectable</Underlined>, time stands still
          </h1>
          <p className="max-w-lg text-lg text-soft">{brand.openingLine}</p>
          <ButtonLink to="/menu" size="large" className="group mt-2 shadow-raised">
            Order Now
            <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
          </ButtonLink>
          {/* Room for it, so that nothing moves when it comes. */}
          <div className="min-h-9">{openingLine}</div>
        </div>
        <HeroArt />
      </div>
    </section>
  );
}

/** A word in the brand's green with a brush stroke under it. */
function Underlined({ children }: { children: string }) {
  return (
    <span className="relative isolate whitespace-nowrap text-leaf-700">
      {children}
      <svg
        viewBox="0 0 200 14"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-[-0.06em] -z-1 h-[0.16em] w-full"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M2 9C60 1 130 0 198 6C140 4 70 6 8 13Z" className="fill-leaf-500" />
      </svg>
    </span>
  );
}
