import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderSearchQuery } from '../../api/records.ts';
import { isListNarrowed, searchOf, useAddressFilter } from '../parts/list/address-filter.ts';
import { EmptyList, NoListYet, OlderEntries } from '../parts/list/list-parts.tsx';
import { OrdersTabs } from '../parts/orders-tabs.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { useSettled } from '../parts/use-settled.ts';
import { FilterTools } from './filter-tools.tsx';
import { FoundTable } from './found-table.tsx';
import { filterFrom } from './order-filter.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

const settleMs = 300;

/** Orders of any age, found by day, number, name, dish and state. */
export default function AllOrdersScreen() {
  const { filter, change, clear } = useAddressFilter(filterFrom);
  const settled = useSettled(searchOf(filter).toString(), settleMs);
  const query = useInfiniteQuery({
    ...orderSearchQuery(filterFrom(new URLSearchParams(settled))),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <>
      <ScreenHeading title={titles.allOrders} text={words.text}>
        <OrdersTabs current="all" />
      </ScreenHeading>
      <div className="grid grid-cols-1 gap-4">
        <FilterTools filter={filter} onChange={change} onClear={clear} />
        {!data && <NoListYet hasBar query={query} />}
        {data && (
          <Found
            orders={data.pages.flatMap((page) => page.orders)}
            isNarrowed={isListNarrowed(filter)}
            isStale={query.isPlaceholderData}
            hasMore={query.hasNextPage}
          />
        )}
        <OlderEntries query={query} label={words.showOlder} />
      </div>
    </>
  );
}

type FoundProps = {
  orders: readonly Order[];
  isNarrowed: boolean;
  isStale: boolean;
  hasMore: boolean;
};

/** How many orders were found so far, and which. */
function Found({ orders, isNarrowed, isStale, hasMore }: FoundProps) {
  const count = orders.length;
  if (count === 0) {
    const none = isNarrowed ? words.noneMatch : words.none;
    return <EmptyList text={hasMore ? words.noneSoFar : none} />;
  }
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {hasMore ? words.foundSoFar(count) : words.found(count)}
      </p>
      <FoundTable orders={orders} isStale={isStale} />
    </>
  );
}
