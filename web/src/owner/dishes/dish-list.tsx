import { useEffect, useMemo, useRef } from 'react';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import { ButtonPagination } from '../../shared/pagination.tsx';
import { TableFoot } from '../parts/table-parts.tsx';
import { NoneMatch, WithoutOnly } from './dish-list-notes.tsx';
import { DishListTools } from './dish-list-tools.tsx';
import { DishTable } from './dish-table.tsx';
import { createDishList } from './find-dishes.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useDishListView } from './use-dish-list-view.ts';
import { useSelection } from './use-selection.ts';
import * as words from './words.en.ts';

/** After this time the list has been rendered, and nobody has clicked yet. */
const restMs = 300;

/** The menu as a table that can be searched, filtered and sorted, with ten dishes to a page. */
export function DishList({ menu }: { menu: EditedDish[] }) {
  const list = useMemo(() => createDishList(menu), [menu]);
  useEffect(() => {
    const timer = setTimeout(() => {
      list.prepare();
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [list]);
  const { view, query, change } = useDishListView();
  const { dishes, total, page, pages, start } = list.find(view);
  const selection = useSelection(menu);
  const top = useRef<HTMLDivElement>(null);

  const choosePage = (chosen: number) => {
    change({ page: chosen });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={top} className="grid scroll-mt-20 grid-cols-1 gap-4">
      <DishListTools view={view} onChange={change} />
      {view.without && (
        <WithoutOnly
          gap={view.without}
          onEnd={() => {
            change({ without: undefined });
          }}
        />
      )}
      {dishes.length > 0 ? (
        <DishTable dishes={dishes} start={start} selection={selection} listQuery={query} />
      ) : (
        <NoneMatch
          onEnd={() => {
            change({ search: '', category: undefined, without: undefined, shown: undefined });
          }}
        />
      )}
      <TableFoot
        all={words.dishesCounted}
        range={words.dishesShown}
        start={start}
        shown={dishes.length}
        total={total}
      >
        <ButtonPagination page={page} pages={pages} onChoose={choosePage} />
      </TableFoot>
      <SelectionBar selection={selection} total={total} all={() => list.matching(view)} />
    </div>
  );
}
