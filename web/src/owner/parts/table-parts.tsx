import { inThousands } from '@thymely/contract/ground/in-words';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

type Range = {
  /** Says how many items there are. */
  all: (count: number, counted: string) => string;
  /** Says which of them are shown. */
  range: (count: number, range: string, counted: string) => string;
  /** The number of items before the first one shown. */
  start: number;
  shown: number;
  total: number;
};

type TableFootProps = Range & {
  /** The links to the other pages. */
  children: Elements;
};

/** Says which part of a list is shown, next to the links to other pages. */
export function TableFoot({ children, ...range }: TableFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-sm text-soft tabular-nums">
        {rangeInWords(range)}
      </p>
      {children}
    </div>
  );
}

/** Describes a range: `1 user`, `7 users`, or `11–20 of 34 users` if not all are shown. */
export function rangeInWords({ all, range, start, shown, total }: Range): string {
  const counted = inThousands(total);
  if (shown === 0 || shown === total) return all(total, counted);
  const first = inThousands(start + 1);
  const last = inThousands(start + shown);
  return range(total, first === last ? first : `${first}–${last}`, counted);
}

/** Placeholder for a table of ten rows, and for the filter bar of a screen that has none yet. */
export function TableSkeleton({ hasBar = false }: { hasBar?: boolean }) {
  return (
    <div className="grid gap-4">
      <span className="sr-only">{words.loading}</span>
      {!hasBar && <Skeleton className="h-16 rounded-lg" />}
      <div className="grid gap-3 md:gap-0 md:overflow-clip md:rounded-lg md:lift-card">
        <div className="h-11 bg-leaf-100 max-md:hidden" />
        {Array.from({ length: 10 }, (_, row) => (
          <RowPlaces key={row} />
        ))}
      </div>
    </div>
  );
}

/** A row of a table, which is a card of a few lines in a narrow window. */
function RowPlaces() {
  return (
    <div className="grid gap-2 rounded-lg bg-card p-4 shadow-card md:h-13 md:grid-cols-[2fr_3fr_1fr_1fr] md:items-center md:gap-4 md:rounded-none md:border-t md:border-hairline md:py-0 md:shadow-none">
      <Skeleton className="h-5 rounded-sm max-md:w-1/2" />
      <Skeleton className="h-5 rounded-sm max-md:w-3/4" />
      <Skeleton className="h-5 rounded-sm max-md:w-1/3" />
      <Skeleton className="h-5 rounded-sm max-md:hidden" />
    </div>
  );
}
