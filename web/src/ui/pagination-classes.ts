import { classes } from './classes.ts';

/** The look of one page number. */
export function pageNumberClasses(isCurrent: boolean): string {
  return classes(
    'grid size-11 place-items-center rounded-pill font-semibold tabular-nums transition-colors',
    isCurrent ? 'bg-leaf-700 text-on-leaf' : 'hover:bg-leaf-100 hover:text-leaf-700',
  );
}
