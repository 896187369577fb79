import { classes } from './classes.ts';

/** A grey stand-in of the given size for something that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-pulse rounded-sm bg-hairline', className)}
    />
  );
}
