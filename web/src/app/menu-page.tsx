import { Suspense } from 'react';
import { MenuListSkeleton } from '../features/menu/dish-grid-skeleton.tsx';
import { MenuHero } from '../features/menu/menu-hero.tsx';
import { DishesWait } from './dishes-wait.tsx';
import { lazyPart } from './lazy.tsx';
import { openingLine } from './opening-line-part.tsx';

const MenuList = lazyPart(() => import('../features/menu/menu-list.tsx'), { withQueries: true });

const dishes = (
  <Suspense fallback={<DishesWait skeleton={<MenuListSkeleton />} />}>
    <MenuList />
  </Suspense>
);

/** The menu: all of it, or only the salads or pizzas. Its list is hydrated after the header. */
export default function MenuPage() {
  return (
    <>
      <MenuHero openingLine={openingLine} />
      {dishes}
    </>
  );
}
