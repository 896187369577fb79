import { classes } from './classes.ts';

export type ButtonLook = {
  /** `primary` once per view; `danger` for what cannot be undone. */
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
  small: 'min-h-9 px-3.5 text-sm',
  medium: 'min-h-11 px-5',
  large: 'min-h-14 px-8 text-lg',
};

/** The look of a button, for buttons and for links that stand for the next step. */
export function buttonClasses({ tone = 'primary', size = 'medium' }: ButtonLook): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-pill font-semibold whitespace-nowrap',
    'transition-colors disabled:opacity-60',
    tones[tone],
    sizes[size],
  );
}
