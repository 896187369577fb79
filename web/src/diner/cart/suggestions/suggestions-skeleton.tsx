import { Skeleton } from '../../../ui/skeleton.tsx';

export const suggestionsGrid = 'grid grid-cols-1 gap-4 md:grid-cols-2';

/** Placeholder for two suggestions, because most carts get them. */
export function SuggestionsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Skeleton className="my-[3px] h-5.5 w-56 max-w-full rounded-sm" />
      <div className={suggestionsGrid}>
        <Skeleton className="h-[104px] rounded-lg" />
        <Skeleton className="h-[104px] rounded-lg" />
      </div>
    </div>
  );
}
