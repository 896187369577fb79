import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import type { Elements } from './elements.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The accessible name. */
  label: string;
  icon: Elements;
};

/** A round button that contains only an icon: it does not grow with the reader's text. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classes(
        'grid size-[44px] shrink-0 place-items-center rounded-pill transition-colors',
        'hover:bg-leaf-100 hover:text-leaf-700 disabled:opacity-40',
        className,
      )}
    >
      {icon}
    </button>
  );
}
