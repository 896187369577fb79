import { classes } from '../../ui/classes.ts';

/** The classes of a control in a row of controls: just tall enough for a finger. */
export const compactClasses = classes(
  'min-h-11 w-full rounded-sm border border-line bg-card px-3 text-ink tabular-nums',
  'aria-invalid:border-tomato',
);
