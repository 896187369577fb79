import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { menuQuery } from '../../api/menu.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkPagination } from '../../ui/link-pagination.tsx';
import { DishGridSkeleton } from './dish-grid-skeleton.tsx';
import { DishGrid } from './dish-grid.tsx';
import { MenuToolbar } from './menu-toolbar.tsx';
import { menuAddress, menuViewFrom, pageOf, shownInWords } from './menu-view.ts';
import { StaleMenuNotice } from './stale-menu-notice.tsx';
import { useDishesInOrder } from './use-dishes-in-order.ts';
import { useTopOfListOnPageChange } from './use-top-of-list-on-page-change.ts';

const noSearch = new URLSearchParams();

/** Categories, sort, one page of dishes and the page numbers, as the address says. */
export function MenuList() {
  const { pathname, search } = useLocation();
  // The prerendered page knows nothing of the query; it applies once the page is alive.
  const view = menuViewFrom(pathname, useHydrated() ? new URLSearchParams(search) : noSearch);
  const { data: menu, isError, error, refetch, isFetching } = useQuery(menuQuery);
  const inOrder = useDishesInOrder(menu, view);
  const shown = inOrder && pageOf(inOrder, view.page);
  const list = useTopOfListOnPageChange({ ...view, page: shown?.page ?? view.page });
  const retry = () => void refetch();

  return (
    <div className="by-query container-page grid gap-6 pt-8">
      <MenuToolbar view={view} menu={menu} />
      <section
        ref={list}
        aria-labelledby="dishes"
        tabIndex={-1}
        className="grid gap-5 outline-none"
      >
        <h2 id="dishes" className="sr-only">
          Dishes
        </h2>
        <p role="status" className="min-h-6 text-soft">
          {shown && shownInWords({ ...shown, count: inOrder.length })}
        </p>
        {shown && isError && (
          <StaleMenuNotice message={messageOf(error)} busy={isFetching} onRetry={retry} />
        )}
        {shown && <DishGrid dishes={shown.dishes} />}
        {!shown && isError && (
          <ErrorState message={messageOf(error)} busy={isFetching} onRetry={retry} />
        )}
        {!shown && !isError && <DishGridSkeleton />}
      </section>
      {shown && (
        <LinkPagination
          page={shown.page}
          pages={shown.pages}
          hrefOf={(page) => menuAddress({ ...view, page }, pathname)}
        />
      )}
    </div>
  );
}
