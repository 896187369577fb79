import { useDeferredValue, type ComponentProps, type MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from './classes.ts';
import type { Elements } from './elements.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = {
  /** The tone: `primary` once per view, `danger` for actions that cannot be undone. */
  tone?: 'primary' | 'outline' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
};

const tones = {
  primary: 'bg-leaf-700 text-on-leaf hover:bg-leaf-800',
  outline: 'border border-line bg-card text-ink hover:border-leaf-700 hover:text-leaf-700',
  quiet: 'text-ink hover:bg-leaf-100 hover:text-leaf-700',
  danger: 'bg-tomato text-on-tomato hover:bg-tomato-strong',
};

const sizes = {
  small: 'min-h-9 px-3.5 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-5',
  large: 'min-h-14 px-8 text-lg',
};

/** Returns the classes of a button, also for links that are a next step. */
export function buttonClasses({ tone = 'primary', size = 'medium' }: ButtonLook): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-pill text-center font-semibold whitespace-nowrap',
    'transition-colors disabled:opacity-60',
    tones[tone],
    sizes[size],
  );
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Whether an operation is in progress: shows a spinner and ignores further presses. */
    busy?: boolean;
    /** Whether the button does nothing for now, for the reason that `aria-describedby` names. */
    off?: boolean;
  };

/** A button with `type="button"` unless another type is given. */
export function Button(props: ButtonProps) {
  const { tone, size, busy = false, off = false, className, children, ...rest } = props;
  const look = { ...(tone && { tone }), ...(size && { size }) };
  // The press is painted before the spinner, for which the page is laid out.
  const isSpinning = useDeferredValue(busy) && busy;
  // A busy or off button is not disabled, because it would lose the keyboard's focus.
  const holdBack = (event: MouseEvent) => {
    event.preventDefault();
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={busy || off ? holdBack : rest.onClick}
      aria-disabled={busy || off || undefined}
      aria-busy={busy || undefined}
      className={classes(buttonClasses(look), busy && 'opacity-80', off && 'opacity-60', className)}
    >
      {isSpinning && <Spinner />}
      {/* Words are in an element, beside which the spinner comes and goes. */}
      {typeof children === 'string' ? <span>{children}</span> : (children as Elements)}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ tone, size, className, ...rest }: LinkProps & ButtonLook) {
  const look = { ...(tone && { tone }), ...(size && { size }) };
  return <Link {...rest} className={classes(buttonClasses(look), className)} />;
}
