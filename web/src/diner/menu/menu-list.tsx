import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { builtMenuQuery, menuQuery } from '../../api/menu/menu.ts';
import { useLeftToday, useSoldOutDishes } from '../../api/ordering.ts';
import { useCategories } from '../../lib/categories.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { pageOf } from '../../shared/dish-view.ts';
import { LinkPagination } from '../../shared/pagination.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { DishGrid, NoDishes } from './dish-grid.tsx';
import { DishGridSkeleton, dishesPerPage } from './dish-grid-skeleton.tsx';
import { MenuToolbar } from './menu-toolbar.tsx';
import { menuAddress, menuViewFrom } from './menu-view.ts';
import {
  dishesInOrder,
  groupByCategory,
  isByCategory,
  isNarrowed,
  shownInWords,
} from './shown-dishes.ts';
import { useNarrowedMenu } from './use-narrowed-menu.ts';
import { useTopOfListOnPageChange } from './use-top-of-list-on-page-change.ts';
import * as words from './words.en.ts';

/** The categories, sort order, one page of dishes and the page numbers, according to the URL. */
export default function MenuList() {
  const { pathname, search } = useLocation();
  // The prerendered page does not know the query string, which applies after hydration.
  const query = useHydrated() ? search : '';
  const categories = useCategories();
  const view = useMemo(
    () => menuViewFrom(pathname, new URLSearchParams(query), categories),
    [pathname, query, categories],
  );
  const { data: menu, isError, error, refetch, isFetching } = useMenu();
  const soldOut = useSoldOutDishes() ?? [];
  const left = useLeftToday();
  const narrowed = useNarrowedMenu(menu, view);
  const dishes = narrowed?.dishes;
  const inOrder = useMemo(
    () => dishes && dishesInOrder(dishes, view, categories),
    [dishes, view, categories],
  );
  const shown = inOrder && pageOf(inOrder, view.page, dishesPerPage);
  const groups =
    shown &&
    (isByCategory(view) ? groupByCategory(inOrder, shown, categories) : [{ dishes: shown.items }]);
  const list = useTopOfListOnPageChange(view, shown?.page ?? view.page);
  const retry = () => void refetch();

  return (
    <div className="by-query">
      <MenuToolbar view={view} menu={menu} narrowed={narrowed} />
      <div className="container-page">
        <section ref={list} aria-labelledby="dishes" tabIndex={-1}>
          <h2 id="dishes" className="sr-only">
            {words.dishes}
          </h2>
          <ShownDishes isNarrowed={isNarrowed(view)}>
            {shown && shownInWords({ ...shown, count: inOrder.length, q: narrowed?.q ?? view.q })}
          </ShownDishes>
          {narrowed?.notes}
          {shown && isError && (
            <StaleMenuNotice message={messageOf(error)} busy={isFetching} onRetry={retry} />
          )}
          {groups && narrowed && (
            <DishGrid groups={groups} soldOut={soldOut} left={left} mark={narrowed.mark}>
              <NoDishes menu={menu} category={view.category} noMatches={narrowed.noMatches} />
            </DishGrid>
          )}
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
    </div>
  );
}

/** Returns the live menu; while the page is hydrated, the one that it was built with. */
function useMenu() {
  const { data: live, isError, error, refetch, isFetching } = useQuery(menuQuery);
  const { data: built } = useQuery(builtMenuQuery);
  // Another part that was hydrated before may have requested the live menu already.
  const isHydrated = useHydrated();
  const data = isHydrated ? live : built;
  return { data, isError: isHydrated && isError, error, refetch, isFetching };
}

type ShownDishesProps = { isNarrowed: boolean; children: ReactNode };

/** The number of dishes; on phones, only visible while the menu is searched or filtered. */
function ShownDishes({ isNarrowed, children }: ShownDishesProps) {
  return (
    <p role="status" className={classes('min-h-6 py-3 text-soft', !isNarrowed && 'at-rest')}>
      {children}
    </p>
  );
}

type StaleMenuNoticeProps = { message: string; busy: boolean; onRetry: () => void };

/** Shown with older data because the current menu could not be loaded. */
function StaleMenuNotice({ message, busy, onRetry }: StaleMenuNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-amber-100 p-4 mb-3"
    >
      <p className="font-medium">{`${message} ${words.outOfDate}`}</p>
      <Button tone="outline" size="small" busy={busy} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
