import { Link } from 'react-router-dom';
import { brand } from '@brand/brand.ts';
import { classes } from '../../ui/classes.ts';

/** The restaurant's mark and name, linking to the home page. The name is left out without room. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <Link
      to="/"
      className={classes(
        'inline-flex h-[2rem] flex-wrap items-center gap-2 overflow-hidden text-2xl font-bold',
        className,
      )}
    >
      <svg
        viewBox="0 0 32 32"
        className="size-8"
        aria-hidden="true"
        // The shapes of the brand's logo: the build has checked that there is nothing else.
        dangerouslySetInnerHTML={{ __html: import.meta.env.VITE_LOGO }}
      />
      {brand.name}
    </Link>
  );
}
