import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type ComingSoonProps = { children: ReactNode; className?: string | undefined };

/**
 * A control whose page does not exist yet: it looks like its neighbours, does nothing, and says so
 * to everyone: on hover, to readers as its description, and in a bubble once it is pressed or
 * reached by keyboard. The word 'Soon' stays outside its name.
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
