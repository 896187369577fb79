import { menuPictures } from '@brand/menu-pictures.ts';
import { categoryOf } from '@thymely/contract/ground/categories';
import { useLocation } from 'react-router-dom';
import type { MenuPictures } from '../../../../brands/pictures.schema.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { LeafSprig, LiftedDish } from '../../ui/pictures/art.tsx';
import { menuViewFrom } from './menu-view.ts';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

/** The head of the menu page; on phones it is one line with a small dish. */
export function MenuHero({ openingLine }: { openingLine: Elements }) {
  const { pathname, search } = useLocation();
  // The prerendered page does not know the query string, which applies after hydration.
  const query = useHydrated() ? search : '';
  const { category } = menuViewFrom(pathname, new URLSearchParams(query));
  const named = category ? categoryOf(category).plural : words.menu;
  const heading = category ? words.headingOfCategory : words.headingOfMenu;
  return (
    <section className="hero-ground overflow-x-clip">
      <div className="container-page flex items-center justify-between gap-4 pt-13 sm:pt-24">
        <div>
          <p className="eyebrow max-sm:hidden">{words.madeToOrder}</p>
          <h1
            key={category === undefined ? 'menu' : 'category'}
            className="text-2xl font-extrabold sm:mt-2 sm:text-headline"
          >
            {heading(
              <span key="named" className="of-category text-leaf-700">
                {named}
              </span>,
            )}
          </h1>
          <p className="mt-3 max-w-md text-lg text-soft max-sm:hidden">{words.invitation}</p>
          {/* The room is reserved, so that nothing moves when the line appears. */}
          <div className="mt-1 min-h-6 text-sm sm:mt-3 sm:min-h-11">{openingLine}</div>
        </div>
        <HeadArt key={named} art={menuPictures[category ?? 'all'] ?? menuPictures.all} />
      </div>
    </section>
  );
}

function HeadArt({ art: [main, left, right] }: { art: MenuPictures['all'] }) {
  return (
    <div className="of-category relative aspect-square w-15 shrink-0 sm:w-1/3 sm:max-w-56">
      <LeafSprig className="absolute -top-2 start-[4%] w-[15%] -rotate-12 text-leaf-700 max-sm:hidden" />
      <div className="leaf-disc absolute inset-[6%] max-sm:hidden" />
      <div className="float absolute inset-0 sm:inset-[16%]">
        <LiftedDish art={main} isLargest />
      </div>
      <div className="float-2 absolute bottom-[2%] -start-[10%] w-[38%] max-sm:hidden">
        <LiftedDish art={left} isLazy />
      </div>
      <div className="float-2 absolute top-0 -end-[8%] w-[38%] max-sm:hidden">
        <LiftedDish art={right} isLazy />
      </div>
    </div>
  );
}
