import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Order } from '@thymely/contract/orders/endpoints';
import { useSearchParams } from 'react-router-dom';
import { orderSearchQuery, type OrderFilter } from '../../api/records.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OrdersTabs } from '../parts/orders-tabs.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { TableSkeleton } from '../parts/table-parts.tsx';
import { useSettled } from '../parts/use-settled.ts';
import { FilterTools } from './filter-tools.tsx';
import { FoundTable } from './found-table.tsx';
import { filterFrom, filterSearch, isOrderFiltered } from './order-filter.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

const settleMs = 300;

/** Orders of any age, found by day, number, name, dish and state. */
export default function AllOrdersScreen() {
  const [search, setSearch] = useSearchParams();
  const filter = filterFrom(search);
  const settled = useSettled(filterSearch(filter).toString(), settleMs);
  const query = useInfiniteQuery({
    ...orderSearchQuery(filterFrom(new URLSearchParams(settled))),
    placeholderData: keepPreviousData,
  });
  const { data, isError, error, isFetching, refetch } = query;
  const change = (changes: Partial<OrderFilter>) => {
    // The router renders in a transition: the URL is ahead of `filter` when changes come quickly.
    const present = filterFrom(new URLSearchParams(window.location.search));
    setSearch(filterSearch({ ...present, ...changes }), { replace: true });
  };
  return (
    <>
      <ScreenHeading title={titles.allOrders} text={words.text}>
        <OrdersTabs current="all" />
      </ScreenHeading>
      <div className="grid grid-cols-1 gap-4">
        <FilterTools filter={filter} onChange={change} />
        {!data && isError && (
          <ErrorState message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !isError && <TableSkeleton />}
        {data && (
          <Found
            orders={data.pages.flatMap((page) => page.orders)}
            isNarrowed={isOrderFiltered(filter)}
            isStale={query.isPlaceholderData}
            hasMore={query.hasNextPage}
            isLoadingMore={query.isFetchingNextPage}
            failure={isError ? messageOf(error) : undefined}
            onMore={() => void query.fetchNextPage()}
          />
        )}
      </div>
    </>
  );
}

type FoundProps = {
  orders: readonly Order[];
  isNarrowed: boolean;
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the next page could not be loaded. */
  failure: string | undefined;
  onMore: () => void;
};

function Found(props: FoundProps) {
  const { orders, isNarrowed, isStale, hasMore, isLoadingMore, failure, onMore } = props;
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {summaryOf(orders.length, { isNarrowed, hasMore })}
      </p>
      {orders.length > 0 && <FoundTable orders={orders} isStale={isStale} />}
      {failure && (
        <p role="alert" className="text-center font-medium text-tomato">
          {failure}
        </p>
      )}
      {hasMore && (
        <Button
          tone="outline"
          className="justify-self-center"
          busy={isLoadingMore}
          onClick={onMore}
        >
          {words.showOlder}
        </Button>
      )}
    </>
  );
}

type Summary = Pick<FoundProps, 'isNarrowed' | 'hasMore'>;

function summaryOf(count: number, { isNarrowed, hasMore }: Summary): string {
  if (count > 0) return hasMore ? words.foundSoFar(count) : words.found(count);
  if (hasMore) return words.noneSoFar;
  return isNarrowed ? words.noneMatch : words.none;
}
