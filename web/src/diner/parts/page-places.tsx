import { CardSkeleton, Skeleton } from '../../ui/skeleton.tsx';

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
        <CardSkeleton lines={4} className="h-80" />
        <CardSkeleton lines={3} className="h-80 min-[75rem]:hidden" />
      </div>
    </div>
  );
}

/** The card of the open orders, and the first of the past ones. */
export function OrdersPlaces() {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <CardSkeleton lines={2} className="h-46 lg:col-span-2" />
      <CardSkeleton lines={2} className="h-46" />
      <CardSkeleton lines={2} className="h-46" />
    </div>
  );
}

/** The form of the profile, and the other matters of the account below it, or beside it on a desk. */
export function ProfilePlaces() {
  return (
    <div className="grid max-w-xl grid-cols-1 gap-6 lg:max-w-none lg:grid-cols-2">
      <CardSkeleton lines={6} className="h-112" />
      <CardSkeleton lines={6} className="h-112" />
    </div>
  );
}

/** The progress, the contact and the lines of one order; on a desk, the large clock beside them. */
export function OrderPlaces() {
  return (
    <div className="order-columns grid gap-6 min-[75rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] min-[75rem]:gap-12">
      <Skeleton className="order-clock mx-auto hidden aspect-square w-full max-w-[max(18rem,100dvh_-_14rem)] rounded-pill min-[75rem]:block" />
      <div className="grid content-start gap-6">
        <div className="grid h-56 content-between rounded-lg bg-card p-6 shadow-card">
          <Skeleton className="h-6 w-2/5 rounded-sm" />
          <Skeleton className="h-16 w-3/5 rounded-sm" />
          <div className="grid grid-cols-5 justify-items-center">
            {['received', 'accepted', 'cooking', 'ready', 'collected'].map((step) => (
              <Skeleton key={step} className="size-7 rounded-pill" />
            ))}
          </div>
        </div>
        <div className="grid gap-6 md:grid-cols-[2fr_3fr]">
          <CardSkeleton lines={3} className="h-72" />
          <CardSkeleton lines={4} className="h-72" />
        </div>
      </div>
    </div>
  );
}
