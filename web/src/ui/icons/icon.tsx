import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export type IconProps = { className?: string | undefined };

/** The frame of every icon: 24 units square, drawn in lines of the text's colour, unseen by readers. */
export function Icon({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes('shrink-0', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
