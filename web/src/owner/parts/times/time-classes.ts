import { classes } from '../../../ui/classes.ts';
import { compactClasses } from '../compact-select.tsx';

/** The look of one of two fields for times that stand beside each other. */
export const timeClasses = classes(
  compactClasses,
  'min-w-0 flex-1 basis-[4.5rem] sm:max-w-32 [&::-webkit-calendar-picker-indicator]:hidden',
);
