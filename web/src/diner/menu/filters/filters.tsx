import { Suspense, use, useState } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { FiltersButton } from '../../../ui/filters-button.tsx';
import { OfflineNote } from '../../../ui/messages/offline-note.tsx';
import type { MenuView } from '../menu-view.ts';
import { FilterPanelContext } from './panel-context.ts';
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

/** The button that opens the filter panel of the menu. */
export function Filters({ view, menu, count }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const renderPanel = use(FilterPanelContext);
  return (
    <FiltersButton
      id={filtersButtonId}
      count={count}
      onOpen={() => {
        setIsOpen(true);
      }}
    >
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
    </FiltersButton>
  );
}
