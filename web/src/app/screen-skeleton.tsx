import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Stands in for a screen whose code is on its way. */
export function ScreenSkeleton() {
  return (
    <div className="container-page grid min-h-[70vh] content-start gap-6 pt-32">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton className="h-12 w-2/3 max-w-md" />
      <Skeleton className="h-64" />
    </div>
  );
}
