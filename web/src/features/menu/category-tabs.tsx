import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Category } from '@thymely/contract/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { classes } from '../../ui/classes.ts';
import { countByCategory, menuAddress, type MenuView } from './menu-view.ts';

/** The menu page's categories in order; 'All' means no category. */
const categoryOptions: { label: string; category: Category | undefined }[] = [
  { label: 'All', category: undefined },
  { label: 'Salad', category: 'salad' },
  { label: 'Pizza', category: 'pizza' },
  { label: 'Soups', category: 'soup' },
  { label: 'Desserts', category: 'dessert' },
  { label: 'Drinks', category: 'drinks' },
];

type CategoryTabsProps = { view: MenuView; menu: MenuItem[] | undefined };

/** The categories as links, each with its number of dishes outside its name. */
export function CategoryTabs({ view, menu }: CategoryTabsProps) {
  const { pathname } = useLocation();
  const counts = useMemo(() => countByCategory(menu ?? []), [menu]);
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2">
        {categoryOptions.map(({ label, category }) => {
          const isCurrent = category === view.category;
          const count = category ? (counts.get(category) ?? 0) : menu?.length;
          return (
            <li
              key={label}
              className={classes(
                'relative flex items-center gap-2 rounded-pill pr-4 transition-colors',
                isCurrent ? 'bg-leaf-700 text-on-leaf' : 'bg-leaf-100 hover:bg-leaf-200',
              )}
            >
              {/* The whole pill is clickable; the count stays outside the link's name. */}
              <Link
                to={menuAddress({ ...view, category, page: 1 }, pathname)}
                aria-current={isCurrent ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-pill pl-4 font-semibold after:absolute after:inset-0 after:rounded-pill"
              >
                {label}
              </Link>
              <span
                aria-hidden="true"
                className={classes('min-w-[2ch] text-sm tabular-nums', !isCurrent && 'text-soft')}
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
