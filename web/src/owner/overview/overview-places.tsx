import { CardSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { FigurePlaces } from '../parts/figures/figure-places.tsx';

/** Placeholder for a line that says what is wrong, or that nothing is. */
export function AttentionPlace() {
  return (
    <div className="grid h-16 items-center rounded-lg bg-card px-4 shadow-card">
      <Skeleton className="h-5 w-2/5 rounded-sm" />
    </div>
  );
}

/** Placeholder for the figures of today, of which a phone shows two. */
export function SalesPlaces() {
  return (
    <div className="grid grid-cols-2 rounded-lg bg-card shadow-card max-[20rem]:grid-cols-1 sm:grid-cols-[1.4fr_1fr_1fr_1fr]">
      {['p-4', 'p-4', 'p-4 max-sm:hidden', 'p-4 max-sm:hidden'].map((place, at) => (
        <FigurePlaces key={at} className={`border-hairline sm:px-5 [&+&]:border-s ${place}`} />
      ))}
    </div>
  );
}

/** Placeholder for what the overview shows below what is wrong: today, the open orders, and the best dishes. */
export function OverviewPlaces() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <SalesPlaces />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <CardSkeleton lines={7} />
        <CardSkeleton lines={5} className="max-xl:hidden" />
      </div>
    </div>
  );
}
