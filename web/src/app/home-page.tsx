import { Suspense } from 'react';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DishesWait } from './dishes-wait.tsx';
import { lazyPart } from './lazy-part.tsx';

const HomeDishes = lazyPart(() => import('./home-dishes.tsx'));

const dishes = (
  <Suspense fallback={<DishesWait skeleton={<Skeleton className="container-page h-[42rem]" />} />}>
    <HomeDishes />
  </Suspense>
);

/** The home page; its carousel comes alive after the rest. */
export default function HomePage() {
  return <HomeScreen standoutDishes={dishes} />;
}
