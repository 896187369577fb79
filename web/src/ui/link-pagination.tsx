import { Link, type To } from 'react-router-dom';
import { pagesInSight } from './pages-in-sight.ts';
import { pageNumberClasses } from './pagination-classes.ts';

type LinkPaginationProps = {
  page: number;
  pages: number;
  /** Address of a page. */
  hrefOf: (page: number) => To;
};

/** Up to this many pages all numbers are shown. */
const allShown = 10;

/** Page numbers as links, for lists whose page stands in the address. Nothing for one page. */
export function LinkPagination({ page, pages, hrefOf }: LinkPaginationProps) {
  if (pages <= 1) return null;
  const numbers =
    pages <= allShown
      ? Array.from({ length: pages }, (_, index) => index + 1)
      : pagesInSight(page, pages);
  return (
    <nav aria-label="Pages" className="mt-4">
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        {numbers.map((number, index) =>
          number === 'gap' ? (
            <li key={`gap ${index}`} aria-hidden="true" className="w-6 text-center text-soft">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={pageNumberClasses(number === page)}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
