import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { classes } from '../ui/classes.ts';
import * as words from './words.en.ts';

/** The number of neighbors shown on each side of the current page. */
const reach = 1;

/**
 * Returns the page numbers to show: the first, the last, and those around the current one. 'gap'
 * stands for two or more omitted numbers.
 */
export function pagesInSight(page: number, pages: number): (number | 'gap')[] {
  const isShown = (number: number) =>
    number === 1 || number === pages || Math.abs(number - page) <= reach;
  const numbers: (number | 'gap')[] = [];
  for (let number = 1; number <= pages; number += 1) {
    // A gap of one number would take as much room as the number itself.
    const fillsGap = isShown(number - 1) && isShown(number + 1);
    if (isShown(number) || fillsGap) numbers.push(number);
    else if (numbers.at(-1) !== 'gap') numbers.push('gap');
  }
  return numbers;
}

type PageList = { page: number; pages: number };

/** The number of pages up to which all are shown. */
const allShown = 10;

/** Page numbers as links, for lists whose page is in the URL. Renders nothing for a single page. */
export function LinkPagination({
  page,
  pages,
  hrefOf,
}: PageList & { hrefOf: (page: number) => To }) {
  const numbers =
    pages <= allShown
      ? Array.from({ length: pages }, (_, index) => index + 1)
      : pagesInSight(page, pages);
  return (
    <PageNumbers
      numbers={numbers}
      // Where the numbers take two lines, these are about equally long.
      className="mt-4 text-center text-balance [&>li]:mx-0.75 [&>li]:inline-block"
      renderNumber={(number) => (
        <Link to={hrefOf(number)} {...numberProps(number, page)} translate="no">
          {number}
        </Link>
      )}
    />
  );
}

/** Page numbers as buttons, for tables inside a screen. Renders nothing for a single page. */
export function ButtonPagination({
  page,
  pages,
  onChoose,
}: PageList & { onChoose: (page: number) => void }) {
  return (
    <PageNumbers
      numbers={pagesInSight(page, pages)}
      className="flex flex-wrap items-center gap-1"
      renderNumber={(number) => (
        <button
          type="button"
          {...numberProps(number, page)}
          onClick={() => {
            onChoose(number);
          }}
          translate="no"
        >
          {number}
        </button>
      )}
    />
  );
}

type PageNumbersProps = {
  numbers: (number | 'gap')[];
  className: string;
  renderNumber: (number: number) => ReactNode;
};

function PageNumbers({ numbers, className, renderNumber }: PageNumbersProps) {
  if (numbers.length <= 1) return null;
  return (
    <nav aria-label={words.pages}>
      <ul className={className}>
        {numbers.map((number, index) =>
          number === 'gap' ? (
            <li key={`gap ${index}`} aria-hidden="true" className="w-6 text-center text-soft">
              …
            </li>
          ) : (
            <li key={number}>{renderNumber(number)}</li>
          ),
        )}
      </ul>
    </nav>
  );
}

function numberProps(number: number, page: number) {
  const isCurrent = number === page;
  return {
    'aria-label': words.page(number),
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: classes(
      'grid size-[44px] place-items-center rounded-pill font-semibold tabular-nums transition-colors',
      isCurrent ? 'bg-leaf-700 text-on-leaf underline' : 'hover:bg-leaf-100 hover:text-leaf-700',
    ),
  };
}
