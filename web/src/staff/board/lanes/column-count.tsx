import { classes } from '../../../ui/classes.ts';
import type { Place } from '../steady-layout.ts';

export function countOf(places: readonly Place[]): number {
  return places.filter(({ hasLeft }) => !hasLeft).length;
}

export function ColumnCount({ count, isNew }: { count: number; isNew: boolean }) {
  return (
    <span
      className={classes(
        'min-w-7 rounded-pill px-1.5 text-center text-base leading-[1.75rem] lg:min-w-8 lg:px-2 lg:text-lg lg:leading-[2rem] font-bold tabular-nums',
        isNew && count > 0 ? 'bg-leaf-700 text-on-leaf' : 'bg-card text-ink',
      )}
      translate="no"
    >
      {count}
    </span>
  );
}
