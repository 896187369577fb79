import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Category } from '@thymely/contract/ground/categories';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { LeafSprig, LiftedDish } from '../../ui/art.tsx';
import { menuViewFrom } from './menu-view.ts';

type Head = { word: string; art: [main: string, left: string, right: string] };

const wholeMenu: Head = {
  word: 'menu',
  art: [
    '/dish-art/plated/ember-margherita.webp',
    '/dish-art/plated/orchard-caesar.webp',
    '/dish-art/plated/thyme-lemonade.webp',
  ],
};

/** The head of each category: its name, and three of its dishes. */
const heads: Record<Category, Head> = {
  salad: {
    word: 'salads',
    art: [
      '/dish-art/plated/garden-bowl.webp',
      '/dish-art/plated/heirloom-tomato.webp',
      '/dish-art/plated/watermelon-feta-mint.webp',
    ],
  },
  pizza: {
    word: 'pizzas',
    art: [
      '/dish-art/plated/ember-margherita.webp',
      '/dish-art/plated/rosemary-bianca.webp',
      '/dish-art/plated/garlic-prawn.webp',
    ],
  },
  soup: {
    word: 'soups',
    art: [
      '/dish-art/plated/roast-tomato-basil.webp',
      '/dish-art/plated/spring-pea-mint.webp',
      '/dish-art/plated/midnight-miso.webp',
    ],
  },
  dessert: {
    word: 'desserts',
    art: [
      '/dish-art/plated/strawberry-layer-cake.webp',
      '/dish-art/plated/apple-pie.webp',
      '/dish-art/plated/raspberry-cupcake.webp',
    ],
  },
  drinks: {
    word: 'drinks',
    art: [
      '/dish-art/plated/blood-orange-cooler.webp',
      '/dish-art/plated/thyme-lemonade.webp',
      '/dish-art/plated/hibiscus-red.webp',
    ],
  },
  popular: {
    word: 'standouts',
    art: [
      '/dish-art/plated/thymely-burger.webp',
      '/dish-art/plated/baja-tacos.webp',
      '/dish-art/plated/saffron-paella.webp',
    ],
  },
};

/** The head of the menu page; on phones it is one line with a small dish. */
export function MenuHero({ openingLine }: { openingLine: ReactNode }) {
  const { pathname, search } = useLocation();
  // The prerendered page does not know the query string, which applies after hydration.
  const query = useHydrated() ? search : '';
  const { category } = menuViewFrom(pathname, new URLSearchParams(query));
  const { word, art } = category ? heads[category] : wholeMenu;
  return (
    <section className="hero-ground overflow-x-clip">
      <div className="container-page flex items-center justify-between gap-4 pt-13 sm:pt-24">
        <div>
          <p className="eyebrow max-sm:hidden">Made to order</p>
          <h1 className="text-2xl font-extrabold sm:mt-2 sm:text-headline">
            Our <span className="of-category text-leaf-700">{word}</span>
          </h1>
          <p className="mt-3 max-w-md text-lg text-soft max-sm:hidden">
            Pick whatever you're in the mood for. We start cooking the moment you order.
          </p>
          {/* The room is reserved, so that nothing moves when the line appears. */}
          <div className="mt-1 min-h-6 text-sm sm:mt-3 sm:min-h-11">{openingLine}</div>
        </div>
        <HeadArt key={word} art={art} />
      </div>
    </section>
  );
}

function HeadArt({ art: [main, left, right] }: Pick<Head, 'art'>) {
  return (
    <div className="of-category relative aspect-square w-15 shrink-0 sm:w-1/3 sm:max-w-56">
      <LeafSprig className="absolute -top-2 left-[4%] w-[15%] -rotate-12 text-leaf-700 max-sm:hidden" />
      <div className="leaf-disc absolute inset-[6%] max-sm:hidden" />
      <div className="float absolute inset-0 sm:inset-[16%]">
        <LiftedDish art={main} isLargest />
      </div>
      <div className="float-2 absolute bottom-[2%] -left-[10%] w-[38%] max-sm:hidden">
        <LiftedDish art={left} isLazy />
      </div>
      <div className="float-2 absolute top-0 -right-[8%] w-[38%] max-sm:hidden">
        <LiftedDish art={right} isLazy />
      </div>
    </div>
  );
}
