import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LeafSprig, LiftedDish } from '../../ui/art.tsx';

type Head = { word: string; art: [main: string, left: string, right: string] };

const wholeMenu: Head = {
  word: 'menu',
  art: ['/dish-art/1f957.webp', '/dish-art/1f355.webp', '/dish-art/1f379.webp'],
};

/** The pages of one category name it, and show its ingredients. */
const heads: Record<string, Head> = {
  '/salad': {
    word: 'salads',
    art: ['/dish-art/1f957.webp', '/dish-art/1f345.webp', '/dish-art/1f951.webp'],
  },
  '/pizza': {
    word: 'pizzas',
    art: ['/dish-art/1f355.webp', '/dish-art/1f9c0.webp', '/dish-art/1f345.webp'],
  },
};

/** The short head of the menu page. */
export function MenuHero({ openingLine }: { openingLine: ReactNode }) {
  const { pathname } = useLocation();
  const { word, art } = heads[pathname] ?? wholeMenu;
  const [main, left, right] = art;
  return (
    <section className="hero-ground overflow-x-clip">
      <div className="container-page flex items-center justify-between gap-4 pt-26 pb-10 sm:gap-6">
        <div>
          <p className="eyebrow">Made to order</p>
          <h1 className="mt-2 text-headline font-extrabold">
            Our <span className="text-leaf-700">{word}</span>
          </h1>
          <p className="mt-3 hidden max-w-md text-lg text-soft sm:block">
            Pick whatever you're in the mood for. We start cooking the moment you order.
          </p>
          {/* Room for it, so that nothing moves when it comes. */}
          <div className="mt-3 min-h-11 text-sm">{openingLine}</div>
        </div>
        <div className="relative mr-[2%] aspect-square w-1/3 max-w-56 shrink-0">
          <LeafSprig className="absolute -top-2 left-[4%] w-[15%] -rotate-30 text-leaf-700" />
          <div className="leaf-disc absolute inset-[6%]" />
          <div className="float absolute inset-[18%]">
            <LiftedDish art={main} isLargest />
          </div>
          <div className="float-2 absolute bottom-[2%] -left-[10%] w-[38%]">
            <LiftedDish art={left} />
          </div>
          <div className="float-3 absolute top-0 -right-[8%] w-[36%]">
            <LiftedDish art={right} />
          </div>
        </div>
      </div>
    </section>
  );
}
