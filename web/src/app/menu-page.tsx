import { Suspense } from 'react';
import { MenuListSkeleton } from '../diner/menu/dish-grid-skeleton.tsx';
import { MenuHero } from '../diner/menu/menu-hero.tsx';
import { deskWindow, useMedia } from '../lib/use-media.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { FilterPanelContext, type FilterPanelProps } from '../diner/menu/filters/panel-context.ts';
import { DishesWait } from './dishes-wait.tsx';
import { HeldBack } from './held-back.tsx';
import { lazyExtra, lazyPart } from './lazy.tsx';
import { openingLine } from './slots/opening-line-part.tsx';
import { sideCart } from './slots/side-cart-part.tsx';

const MenuList = lazyPart(() => import('../diner/menu/menu-list.tsx'), { withQueries: true });

const FilterPanel = lazyExtra(
  () => import('../diner/menu/filters/filter-panel.tsx'),
  { withStyles: true },
  HeldBack,
);

const renderFilterPanel = (props: FilterPanelProps) => <FilterPanel {...props} />;

const dishes = (
  <FilterPanelContext value={renderFilterPanel}>
    <Suspense fallback={<DishesWait skeleton={<MenuListSkeleton />} />}>
      <MenuList />
    </Suspense>
  </FilterPanelContext>
);

/** The menu: all of it, or only the salads or pizzas. Its list is hydrated after the header. */
export default function MenuPage() {
  const [isDesk, isHydrated] = [useMedia(deskWindow), useHydrated()];
  // What waits for a wide window would let each change of the address wait with it.
  const hasSideCart = isDesk || !isHydrated;
  return (
    <div className="menu-desk">
      <div className="min-w-0">
        <MenuHero openingLine={openingLine} />
        {dishes}
      </div>
      <div className="menu-side">{hasSideCart && sideCart}</div>
    </div>
  );
}
