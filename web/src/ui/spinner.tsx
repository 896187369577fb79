import { classes } from './classes.ts';

/** A turning ring; say beside it, or in a label, what is under way. */
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
