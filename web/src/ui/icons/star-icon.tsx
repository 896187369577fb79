import { type IconProps } from './icon.tsx';

/** Filled with the text's colour; say what it rates beside it. */
export function StarIcon({ className = 'size-5' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="m12 1.8 3.1 6.6 7.1.9-5.2 5 1.3 7.2-6.3-3.6-6.3 3.6L7 14.3 1.8 9.3l7.1-.9z"
      />
    </svg>
  );
}
