import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useCategories } from '../../lib/categories.ts';
import { classes } from '../../ui/classes.ts';
import { menuAddress, type MenuView } from './menu-view.ts';
import { countByCategory } from './shown-dishes.ts';
import * as words from './words.en.ts';

type CategoryTabsProps = {
  view: MenuView;
  /** The dishes that search and filters leave, in all categories. */
  menu: MenuItem[] | undefined;
};

/** The categories as links in one line. The number of dishes is not part of a link's name. */
export function CategoryTabs({ view, menu }: CategoryTabsProps) {
  const { pathname } = useLocation();
  const { all } = useCategories();
  // 'All' means no category.
  const tabs: { label: string; category: Category | undefined }[] = [
    { label: words.allCategories, category: undefined },
    ...all.filter(({ hidden }) => !hidden).map(({ id, tab }) => ({ label: tab, category: id })),
  ];
  const counts = useMemo(() => countByCategory(menu ?? []), [menu]);
  const line = useCurrentInSight(view.category);
  return (
    <nav aria-label={words.categories} className="min-w-0 grow">
      <ul ref={line} className="category-line">
        {tabs.map(({ label, category }) => {
          const isCurrent = category === view.category;
          const count = category ? (counts.get(category) ?? 0) : menu?.length;
          return (
            <li key={category ?? ''} className={classes('relative', isCurrent && 'text-leaf-700')}>
              {/* All of it is clickable; the count stays outside the link's name. */}
              <Link
                to={menuAddress({ ...view, category, page: 1 }, pathname)}
                aria-current={isCurrent ? 'page' : undefined}
                className="font-semibold after:absolute after:inset-0"
              >
                {label}
              </Link>
              <span
                aria-hidden="true"
                className="min-w-[2ch] text-sm font-medium text-soft tabular-nums"
                translate="no"
              >
                {menu && count}
              </span>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Scrolls the line of links, but never the page, to the current category. */
function useCurrentInSight(category: Category | undefined) {
  const line = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!line.current || !current) return;
    const left = current.offsetLeft + (current.offsetWidth - line.current.offsetWidth) / 2;
    line.current.scrollTo({ left, behavior: 'smooth' });
  }, [category]);
  return line;
}
