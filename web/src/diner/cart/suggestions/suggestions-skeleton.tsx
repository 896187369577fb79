import { Skeleton } from '../../../ui/skeleton.tsx';

export const suggestionsGrid = 'grid grid-cols-1 gap-4 md:grid-cols-2';

/** Placeholder for two suggestions, because most carts get them. */
export function SuggestionsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Skeleton className="my-[3px] h-5.5 w-56 max-w-full rounded-sm" />
      <div className={suggestionsGrid}>
        {['first', 'second'].map((dish) => (
          <div
            key={dish}
            className="flex h-29 items-center gap-4 rounded-lg bg-card p-3 pe-4 shadow-card"
          >
            <Skeleton className="size-20 shrink-0 rounded-pill" />
            <div className="grid flex-1 gap-3">
              <Skeleton className="h-5 w-3/5 rounded-sm" />
              <div className="flex justify-between">
                <Skeleton className="h-5 w-14 rounded-sm" />
                <Skeleton className="h-5 w-24 rounded-pill" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
