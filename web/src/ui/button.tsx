import type { ComponentProps, MouseEvent } from 'react';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Something is under way: shows a spinner and takes no further press. */
    busy?: boolean;
  };

/** A button; `type="button"` unless stated. */
export function Button({ tone, size, busy = false, className, children, ...rest }: ButtonProps) {
  const look = { ...(tone && { tone }), ...(size && { size }) };
  // While busy it is not disabled: a disabled button would lose the keyboard's focus.
  const holdBack = (event: MouseEvent) => {
    event.preventDefault();
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? holdBack : rest.onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classes(buttonClasses(look), busy && 'opacity-80', className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
