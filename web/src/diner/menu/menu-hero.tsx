import { menuPictures } from '@brand/menu-pictures.ts';
import { useLocation } from 'react-router-dom';
import { useCategories } from '../../lib/categories.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { deskWindow, useMedia } from '../../lib/use-media.ts';
import { categoryShownAt } from '../../model/category-path.ts';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

/** The head of the menu page: one line with a small dish, and on a desk the title alone. */
export function MenuHero({ openingLine }: { openingLine: Elements }) {
  const { pathname, search } = useLocation();
  // The prerendered page does not know the query string, which applies after hydration.
  const query = useHydrated() ? search : '';
  // The cart beside the menu says it there.
  const isDesk = useMedia(deskWindow);
  const categories = useCategories();
  const category = categoryShownAt(pathname, new URLSearchParams(query), categories);
  const named = category ? categories.of(category).name : words.menu;
  const heading = category ? words.headingOfCategory : words.headingOfMenu;
  const art = menuPictures[category ?? 'all'] ?? menuPictures.all;
  return (
    <section className="menu-head overflow-x-clip">
      <div className="container-page flex items-center justify-between gap-4">
        <div>
          <h1
            key={category === undefined ? 'menu' : 'category'}
            className="text-2xl font-extrabold"
          >
            {heading(
              <span key="named" className="of-category text-leaf-700">
                {named}
              </span>,
            )}
          </h1>
          {/* The room is reserved, so that nothing moves when the line appears. */}
          <div className="mt-1 min-h-6 text-sm">{!isDesk && openingLine}</div>
        </div>
        <img
          key={named}
          src={art}
          alt=""
          width="256"
          height="256"
          // Not loaded on a desk, which does not show it.
          loading="lazy"
          className="of-category size-15 shrink-0"
        />
      </div>
    </section>
  );
}
