import { classes } from '../../ui/classes.ts';

/** A control in a row of controls: as tall as a finger needs, and no taller. */
export const compactClasses = classes(
  'min-h-11 w-full rounded-sm border border-line bg-card px-3 text-ink tabular-nums',
  'aria-invalid:border-tomato',
);
