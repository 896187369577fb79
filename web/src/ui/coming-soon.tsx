import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import * as words from './words.en.ts';

type ComingSoonProps = {
  children: ReactNode;
  className?: string | undefined;
  /** Whether the word 'Soon' is already on the screen, once for several controls. */
  isSaidBeside?: boolean;
};

/**
 * A control whose page does not exist yet. It does nothing and looks so: muted, and nothing changes
 * under the pointer. The word 'Soon' is its description for screen readers, not part of its name.
 */
export function ComingSoon({ children, className, isSaidBeside = false }: ComingSoonProps) {
  const wordId = useId();
  return (
    <button
      type="button"
      aria-disabled="true"
      aria-describedby={wordId}
      className={classes('coming-soon', className)}
    >
      <span className="contents">{children}</span>
      <Soon id={wordId} hidden={isSaidBeside} />
    </button>
  );
}

type SoonProps = { id?: string; hidden?: boolean };

/** The small word 'Soon' behind a control, which names it to screen readers itself. */
export function Soon(props: SoonProps) {
  return (
    <span {...props} aria-hidden="true" className="soon">
      {words.soon}
    </span>
  );
}

/** The classes of a control that will be a button and needs no other look. */
export const comingSoonButton =
  'inline-flex min-h-11 items-center justify-center rounded-pill border border-hairline px-5 font-semibold';
