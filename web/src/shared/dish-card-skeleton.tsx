import { Skeleton } from '../ui/skeleton.tsx';

/** Placeholder for the card of a dish: its picture, name, recipe, price and button. */
export function DishCardSkeleton({ className }: { className: string }) {
  return (
    <div
      className={`grid content-start gap-4 overflow-hidden rounded-lg bg-card pb-6 shadow-card ${className}`}
    >
      <Skeleton className="h-48" />
      <div className="grid content-start px-6">
        <Skeleton className="h-5 rounded-sm" />
        <Skeleton className="mt-2 h-11 rounded-sm" />
      </div>
      <div className="flex justify-between px-6">
        <Skeleton className="h-9 w-20 rounded-sm" />
        <Skeleton className="h-9 w-29 rounded-pill" />
      </div>
    </div>
  );
}
