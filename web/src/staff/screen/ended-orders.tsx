import { useQuery } from '@tanstack/react-query';
import type { Order } from '@thymely/contract/orders/endpoints';
import { useOrdering } from '../../api/ordering.ts';
import { endedOrdersQuery } from '../../api/records.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useNow } from '../../lib/use-now.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { pastTime } from '../../model/restaurant-time.ts';
import { stateWords } from '../../shared/kitchen/kitchen-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DisclosureArrow } from '../../ui/disclosure-arrow.tsx';
import * as words from './words.en.ts';

const nowEveryMs = 60_000;

/** The orders that left the board within 24 hours, only to read. */
export function EndedOrders() {
  const { data, isError, error, isFetching, refetch } = useQuery(endedOrdersQuery);
  if (isError && !data)
    return (
      <ErrorState message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-40 rounded-sm" />;
  if (data.length === 0) return <p className="text-soft">{words.noEndedOrders}</p>;
  return (
    <ol className="divide-y divide-hairline">
      {data.map((order) => (
        <li key={order._id}>
          <EndedOrder order={order} />
        </li>
      ))}
    </ol>
  );
}

function EndedOrder({ order }: { order: Order }) {
  const zone = useOrdering().data?.timeZone;
  const nowMs = useNow(nowEveryMs);
  const { number, name, state, updatedAt, lines, totalCents } = order;
  return (
    <details className="group py-1">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-4">
        <span className="font-bold wrap-anywhere">
          <span translate="no">{`#${number}`}</span> <bdi>{name}</bdi>
        </span>
        <span className="flex items-center gap-3 text-soft">
          <span>{`${stateWords[state]} · ${pastTime(updatedAt, { nowMs, zone })}`}</span>
          <DisclosureArrow />
        </span>
      </summary>
      <ul className="grid gap-1 pb-3">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[2.75rem_minmax(0,1fr)]">
            <span className="font-bold tabular-nums" translate="no">{`${line.quantity} ×`}</span>
            <bdi className="wrap-anywhere">{line.name}</bdi>
          </li>
        ))}
        <li className="text-soft tabular-nums" translate="no">
          {formatCents(totalCents)}
        </li>
      </ul>
    </details>
  );
}
