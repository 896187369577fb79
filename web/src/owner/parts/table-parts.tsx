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
      <div className="grid gap-px overflow-hidden rounded-lg">
        {Array.from({ length: 10 }, (_, row) => (
          <Skeleton key={row} className="h-17 md:h-13" />
        ))}
      </div>
    </div>
  );
}
