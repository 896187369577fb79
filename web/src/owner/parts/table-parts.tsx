import { inThousands } from '@thymely/contract/ground/in-words';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

/**
 * The search and filters above a table. On a wide screen they are in one row, with each label
 * beside its control.
 */
export function TableTools({ className, children }: { className: string; children: Elements }) {
  return (
    <div className={classes('rounded-lg bg-card p-4 shadow-card xl:py-1.5', inOneRow, className)}>
      {children}
    </div>
  );
}

const inOneRow = classes(
  'xl:[&_:has(>label)]:flex xl:[&_:has(>label)]:items-center xl:[&_:has(>label)]:gap-3',
  'xl:[&_label]:shrink-0 xl:[&_label]:text-sm xl:[&_label+*]:grow xl:[&_:is(input,select)]:min-h-11',
);

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

/** Placeholder for a toolbar and a table of ten rows. */
export function TableSkeleton() {
  return (
    <div className="grid gap-4">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-20 rounded-lg xl:h-14" />
      <div className="grid gap-px overflow-hidden rounded-lg">
        {Array.from({ length: 10 }, (_, row) => (
          <Skeleton key={row} className="h-17 md:h-13" />
        ))}
      </div>
    </div>
  );
}
