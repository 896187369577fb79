import { classes } from './classes.ts';

/** A turning ring; say next to it, or in a label, what is in progress. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-block animate-spin rounded-pill border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}
