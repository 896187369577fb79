import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as words from './words.en.ts';

/**
 * Four dishes to a row, or fewer where cards need more room: the width depends on the reader's text
 * size.
 */
export const gridClasses =
  'grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-7';

export const dishesPerPage = 8;

/** Placeholder for a page of dishes. */
export function DishGridSkeleton() {
  return (
    <div className={classes(gridClasses, 'dish-rows')}>
      <span className="sr-only">{words.loading}</span>
      {Array.from({ length: dishesPerPage }, (_, index) => (
        <div
          key={index}
          className="dish-skeleton grid gap-4 overflow-hidden rounded-lg bg-card pb-6 shadow-card"
        >
          <Skeleton className="h-48" />
          <Skeleton className="mx-6 h-6 rounded-sm" />
          <Skeleton className="mx-6 h-21 rounded-sm" />
          <div className="mx-6 flex justify-between">
            <Skeleton className="h-11 w-20 rounded-sm" />
            <Skeleton className="h-11 w-32 rounded-pill" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Placeholder for the menu's list while its code is loading. */
export function MenuListSkeleton() {
  return (
    <div className="container-page grid gap-6 pt-2">
      <Skeleton className="h-11 max-w-md rounded-pill" />
      <DishGridSkeleton />
    </div>
  );
}
