import { Link } from 'react-router-dom';
import { brand } from '../../brand/brand.ts';
import { classes } from '../../ui/classes.ts';

/** The restaurant's mark and name, linking to the home page. The name is left out without room. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <Link
      to="/"
      className={classes(
        'inline-flex h-8 flex-wrap items-center gap-2 overflow-hidden text-2xl font-bold',
        className,
      )}
    >
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" className="fill-leaf-700" />
        <path d="M8 8.5h14v4h-4.9V24h-4.2V12.5H8z" className="fill-on-leaf" />
        <path d="M20 21c0-3.2 2.1-4.9 5.2-5 .1 3.2-1.9 5.2-5.2 5Z" className="fill-on-leaf" />
      </svg>
      {brand.name}
    </Link>
  );
}
