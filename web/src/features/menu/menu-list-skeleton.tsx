import { Skeleton } from '../../ui/skeleton.tsx';
import { DishGridSkeleton } from './dish-grid-skeleton.tsx';

/** Stands in for the menu's list while its code is on its way. */
export function MenuListSkeleton() {
  return (
    <div className="container-page grid gap-6 pt-8">
      <Skeleton className="h-11 max-w-2xl rounded-pill" />
      <DishGridSkeleton />
    </div>
  );
}
