import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { gridClasses } from './dish-grid-classes.ts';
import { dishesPerPage } from './menu-options.ts';

/** Stands in for a page of dishes. */
export function DishGridSkeleton() {
  return (
    <div className={gridClasses}>
      <VisuallyHidden>Loading the menu</VisuallyHidden>
      {Array.from({ length: dishesPerPage }, (_, index) => (
        <div key={index} className="grid gap-4 overflow-hidden rounded-lg bg-card pb-6 shadow-card">
          <Skeleton className="h-48 rounded-none" />
          <Skeleton className="mx-6 h-6" />
          <Skeleton className="mx-6 h-16" />
          <div className="mx-6 flex justify-between">
            <Skeleton className="h-11 w-20" />
            <Skeleton className="h-11 w-32 rounded-pill" />
          </div>
        </div>
      ))}
    </div>
  );
}
