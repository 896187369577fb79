import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Stands in for the form and its preview. */
export function DishFormSkeleton() {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton className="h-[40rem] rounded-lg" />
      <Skeleton className="mt-8 h-96 max-w-80 rounded-lg" />
    </div>
  );
}
