import { useId } from 'react';
import FilterIcon from 'lucide-react/icons/sliders-horizontal';
import type { Elements } from './elements.ts';
import { WordsAround } from './words-around.tsx';
import * as words from './filters-button-words.en.ts';

type FiltersButtonProps = {
  id?: string;
  /** The number of filters in use. */
  count: number;
  onOpen: () => void;
  /** The panel that the button opens. */
  children: Elements;
};

/** The button that opens a panel of filters; the number of those in use is its description. */
export function FiltersButton({ id, count, onOpen, children }: FiltersButtonProps) {
  const countId = useId();
  return (
    <span className="relative shrink-0">
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-describedby={count > 0 ? countId : undefined}
        className="inline-flex min-h-11.5 items-center gap-2 rounded-pill border border-line bg-card px-4 font-semibold hover:border-leaf-700 hover:text-leaf-700"
        onClick={onOpen}
      >
        <FilterIcon className="text-leaf-700" />
        <span>{words.filters}</span>
      </button>
      {count > 0 && (
        <span
          id={countId}
          aria-hidden="true"
          className="pointer-events-none absolute -top-1 -end-1 grid h-5 min-w-5 place-items-center rounded-pill bg-leaf-700 px-1 text-xs font-bold text-on-leaf tabular-nums"
        >
          <WordsAround>
            {words.inUse(
              <span key="number" translate="no">
                {count}
              </span>,
            )}
          </WordsAround>
        </span>
      )}
      {children}
    </span>
  );
}
