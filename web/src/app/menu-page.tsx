import { Suspense } from 'react';
import { MenuListSkeleton } from '../features/menu/dish-grid-skeleton.tsx';
import { MenuHero } from '../features/menu/menu-hero.tsx';
import { DishesWait } from './dishes-wait.tsx';
import { lazyPart } from './lazy-part.tsx';

const MenuDishes = lazyPart(() => import('./menu-dishes.tsx'));

const dishes = (
  <Suspense fallback={<DishesWait skeleton={<MenuListSkeleton />} />}>
    <MenuDishes />
  </Suspense>
);

/** The menu: all of it, or the salads or pizzas alone. Its list comes alive after the head. */
export default function MenuPage() {
  return (
    <>
      <MenuHero />
      {dishes}
    </>
  );
}
