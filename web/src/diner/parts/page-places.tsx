import { Skeleton } from '../../ui/skeleton.tsx';

/** The places of what a page shows once it has loaded: also in its prerendered frame, at the same spots. */

/** Three lines of the cart, and the two cards below. */
export function CartPlaces() {
  return (
    <div className="grid items-start gap-8 min-[75rem]:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid gap-px overflow-hidden rounded-lg bg-card shadow-card">
        {['first', 'second', 'third'].map((line) => (
          <div key={line} className="flex items-center gap-4 p-4">
            <Skeleton className="size-18 rounded-pill" />
            <Skeleton className="h-5 max-w-56 flex-1 rounded-sm" />
            <Skeleton className="ms-auto h-11 w-28 rounded-pill" />
          </div>
        ))}
      </div>
      <div className="grid gap-8 md:grid-cols-2 min-[75rem]:grid-cols-1">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-80 rounded-lg min-[75rem]:hidden" />
      </div>
    </div>
  );
}

/** The first cards of the list of orders. */
export function OrdersPlaces() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Skeleton className="h-28 rounded-lg" />
      <Skeleton className="h-28 rounded-lg" />
      <Skeleton className="h-28 rounded-lg" />
    </div>
  );
}

/** The progress, the lines and the contact of one order. */
export function OrderPlaces() {
  return (
    <>
      <Skeleton className="h-56 rounded-lg" />
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </>
  );
}
