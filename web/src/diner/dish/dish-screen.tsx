import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useCategories } from '../../lib/categories.ts';
import { wantedOf } from '../../model/dish-entry.ts';
import { DishContent } from './dish-content.tsx';
import { useDish, type ShownDish } from './use-dish.ts';
import { useDishTitle } from './use-dish-title.ts';
import * as words from './words.en.ts';

/** A dish's own page, with the same content as its sheet. */
export default function DishScreen() {
  const { id = '' } = useParams();
  const { key: entry, state } = useLocation() as { key: string; state: unknown };
  const wanted = wantedOf(state);
  const shown = useDish(id);
  useDishTitle(shown);
  useNotIndexed(shown.status === 'gone');
  return (
    <div className="container-page grid gap-3 lg:gap-5">
      <Trail shown={shown} />
      <div className="overflow-clip bg-card shadow-card max-sm:-mx-4 sm:rounded-lg">
        <DishContent key={wanted ? entry : id} shown={shown} wanted={wanted} isPage />
      </div>
    </div>
  );
}

const linkClasses = 'font-semibold text-leaf-700 underline-offset-4 hover:underline';

/** The breadcrumb: the menu, and the category of the dish. */
function Trail({ shown }: { shown: ShownDish }) {
  const categories = useCategories();
  const category = shown.status === 'found' ? shown.dish.category : undefined;
  return (
    <nav aria-label={words.trail}>
      <ol className="flex flex-wrap gap-2 text-soft">
        <li>
          <Link to="/menu" className={linkClasses}>
            {words.menu}
          </Link>
        </li>
        {category && (
          <li className="flex gap-2">
            <span aria-hidden="true">›</span>
            <Link to={`/menu?category=${category}`} className={linkClasses}>
              {categories.of(category).name}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** Tells search engines to drop a page whose dish is gone. */
function useNotIndexed(isGone: boolean): void {
  useEffect(() => {
    if (!isGone) return;
    const element = document.createElement('meta');
    element.name = 'robots';
    element.content = 'noindex';
    document.head.append(element);
    return () => {
      element.remove();
    };
  }, [isGone]);
}
