import { Suspense } from 'react';
import { CardSkeleton, Skeleton } from '../ui/skeleton.tsx';
import { DishesWait } from './dishes-wait.tsx';
import { lazyPart } from './lazy.tsx';

const DishScreen = lazyPart(() => import('../diner/dish/dish-screen.tsx'), {
  withQueries: true,
});

const skeleton = (
  <div className="container-page grid gap-3 lg:gap-5">
    <Skeleton className="h-6 w-40 rounded-sm" />
    <div className="grid grid-cols-1 items-center gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Skeleton className="mx-auto size-65 rounded-pill md:size-90" />
      <CardSkeleton lines={6} className="md:min-h-140" />
    </div>
  </div>
);

const dish = (
  <Suspense fallback={<DishesWait skeleton={skeleton} />}>
    <DishScreen />
  </Suspense>
);

/** The page of one dish, hydrated once the page is idle. */
export default function DishPage() {
  return <div className="pt-[calc(var(--navbar)+0.75rem)]">{dish}</div>;
}
