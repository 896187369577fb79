import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type ComingSoonProps = { children: ReactNode; className?: string | undefined };

/**
 * A control whose page does not exist yet: it looks like its neighbors, does nothing, and says so
 * to everyone: on hover, to screen readers as its description, and in a bubble once it is pressed
 * or focused by keyboard. The word 'Soon' is not part of its name.
 */
export function ComingSoon({ children, className }: ComingSoonProps) {
  return (
    <button
      type="button"
      title="Soon"
      aria-disabled="true"
      className={classes('coming-soon', className)}
    >
      {children}
    </button>
  );
}
