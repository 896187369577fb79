import { DishCardSkeleton } from '../../shared/dish-card-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as words from './words.en.ts';

/** Two dishes to a row, or one where the reader's text size needs the room. */
export const gridClasses = 'dish-columns grid gap-3';

export const dishesPerPage = 8;

/** Placeholder for a page of dishes. */
export function DishGridSkeleton() {
  return (
    <div className="dish-rows">
      <span className="sr-only">{words.loading}</span>
      <div className={gridClasses}>
        {Array.from({ length: dishesPerPage }, (_, index) => (
          <DishCardSkeleton key={index} className="dish-skeleton" />
        ))}
      </div>
    </div>
  );
}

/** Placeholder for the menu's list while its code is loading. */
export function MenuListSkeleton() {
  return (
    <>
      <div className="menu-find container-page pt-2">
        <Skeleton className="h-11 w-32 rounded-pill" />
      </div>
      <div className="container-page mt-3">
        <DishGridSkeleton />
      </div>
    </>
  );
}
