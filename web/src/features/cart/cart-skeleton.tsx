import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Stands where the cart will: three lines and the two cards below. */
export function CartSkeleton() {
  return (
    <div className="grid gap-8">
      <VisuallyHidden>Loading your cart</VisuallyHidden>
      <div className="grid gap-px overflow-hidden rounded-lg bg-card shadow-card">
        {['first', 'second', 'third'].map((line) => (
          <div key={line} className="flex items-center gap-4 p-4">
            <Skeleton className="size-18 rounded-pill" />
            <Skeleton className="h-5 max-w-56 flex-1" />
            <Skeleton className="ml-auto h-11 w-28 rounded-pill" />
          </div>
        ))}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-60 rounded-lg" />
        <Skeleton className="h-60 rounded-lg" />
      </div>
    </div>
  );
}
