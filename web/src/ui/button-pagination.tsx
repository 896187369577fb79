import { pageNumberClasses } from './pagination-classes.ts';
import { pagesInSight } from './pages-in-sight.ts';

type ButtonPaginationProps = {
  page: number;
  pages: number;
  onChoose: (page: number) => void;
};

/** Page numbers as buttons, for tables inside a screen. Nothing for one page. */
export function ButtonPagination({ page, pages, onChoose }: ButtonPaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center gap-1">
        {pagesInSight(page, pages).map((number, index) =>
          number === 'gap' ? (
            <li key={`gap ${index}`} aria-hidden="true" className="w-6 text-center text-soft">
              …
            </li>
          ) : (
            <li key={number}>
              <button
                type="button"
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={pageNumberClasses(number === page)}
                onClick={() => {
                  onChoose(number);
                }}
              >
                {number}
              </button>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
