import { Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { DishesWait } from './dishes-wait.tsx';
import { lazyPart } from './lazy.tsx';

const DishScreen = lazyPart(() => import('../diner/dish/dish-screen.tsx'), {
  withQueries: true,
});

const skeleton = <Skeleton className="container-page h-[42rem] rounded-sm" />;

const dish = (
  <Suspense fallback={<DishesWait skeleton={skeleton} />}>
    <DishScreen />
  </Suspense>
);

/** The page of one dish, hydrated once the page is idle. */
export default function DishPage() {
  return <div className="pt-[calc(var(--navbar)+0.75rem)]">{dish}</div>;
}
