import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Stands in for a toolbar and a table of ten rows. */
export function TableSkeleton() {
  return (
    <div className="grid gap-5">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton className="h-20 rounded-lg" />
      <div className="grid gap-px overflow-hidden rounded-lg">
        {Array.from({ length: 10 }, (_, row) => (
          <Skeleton key={row} className="h-17 rounded-none" />
        ))}
      </div>
    </div>
  );
}
