import { classes } from './classes.ts';

/** A gray placeholder of the given size for something that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-pulse rounded-sm bg-hairline', className)}
    />
  );
}
