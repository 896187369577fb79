import { Link } from 'react-router-dom';
import { brand } from '@brand/brand.ts';
import logo from '@brand/logo.svg?raw';
import { classes } from '../../ui/classes.ts';

/** The shapes of the logo, in the colors of the page alone. */
const shapes = logo.replaceAll(/<svg[^>]*>|<\/svg>|\s+(?=<)|, #\w+(?=\))/g, '').trim();

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
      <svg
        viewBox="0 0 32 32"
        className="size-8"
        aria-hidden="true"
        focusable="false"
        // The build has checked that it holds shapes alone (brands/read-brand.ts).
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
      {brand.name}
    </Link>
  );
}
