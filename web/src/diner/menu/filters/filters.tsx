import { Suspense, use, useId, useState } from 'react';
import FilterIcon from 'lucide-react/icons/sliders-horizontal';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { OfflineNote } from '../../../ui/messages/offline-note.tsx';
import type { MenuView } from '../menu-view.ts';
import { FilterPanelContext } from './panel-context.ts';
import { WordsAround } from '../../../ui/words-around.tsx';
import * as words from './words.en.ts';

export type FiltersProps = {
  view: MenuView;
  menu: MenuItem[] | undefined;
  /** The number of filters in use, without unknown codes. */
  count: number;
};

/** The element that gets the focus when a focused filter disappears. */
export const filtersButtonId = 'filters';

const offlineNote = (
  <OfflineNote className="absolute top-full end-0 mt-2 w-64 shadow-raised">
    {words.offline}
  </OfflineNote>
);

/** The button that opens the filter panel; the number of filters in use is its description. */
export function Filters({ view, menu, count }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const renderPanel = use(FilterPanelContext);
  const countId = useId();
  return (
    <span className="relative shrink-0">
      <button
        type="button"
        id={filtersButtonId}
        aria-haspopup="dialog"
        aria-describedby={count > 0 ? countId : undefined}
        className="inline-flex min-h-11.5 items-center gap-2 rounded-pill border border-line bg-card px-4 font-semibold hover:border-leaf-700 hover:text-leaf-700"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <FilterIcon className="text-leaf-700" />
        {words.title}
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
      {isOpen && menu && (
        <Suspense fallback={offlineNote}>
          {renderPanel({
            view,
            menu,
            onClose: () => {
              setIsOpen(false);
            },
          })}
        </Suspense>
      )}
    </span>
  );
}
