import { classes } from './classes.ts';

/** A small clock whose hand runs; say next to it, or in a label, what is in progress. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="-10 -10 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={classes('shrink-0', className)}
      aria-hidden="true"
    >
      <circle r="8.5" strokeOpacity="0.4" />
      <path d="M0 0L-3.2 2.2" />
      <path d="M0 0V-5.5" className="animate-spin" />
    </svg>
  );
}
