import { DishCardSkeleton } from '../../shared/dish-card-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const standoutsGrid = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4';

/** Placeholder for four cards, so that nothing below them moves. */
export function StandoutsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Skeleton className="h-7 w-64 rounded-sm" />
      <div className={standoutsGrid}>
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <DishCardSkeleton key={card} className="h-[399px]" />
        ))}
      </div>
    </div>
  );
}
