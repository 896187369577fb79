import { Link } from 'react-router-dom';
import type { Order } from '@thymely/contract/orders/endpoints';
import { useOrdering } from '../../api/ordering.ts';
import { useNow } from '../../lib/use-now.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { pastTime } from '../../model/restaurant-time.ts';
import { nameWithSize } from '../../shared/choices/line-size.ts';
import { stateInWords } from '../../shared/kitchen/kitchen-words.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

const nowEveryMs = 60_000;

/** The orders that were found, each linked to its record. */
export function FoundTable({ orders, isStale }: { orders: readonly Order[]; isStale: boolean }) {
  const zone = useOrdering().data?.timeZone;
  const nowMs = useNow(nowEveryMs);
  const columns: Column<Order>[] = [
    { header: words.order, inCard: 'title', cell: (order) => <OrderLink order={order} /> },
    {
      header: words.placedColumn,
      cell: ({ placedAt }) => (
        <time dateTime={placedAt} className="md:whitespace-nowrap">
          {pastTime(placedAt, { nowMs, zone })}
        </time>
      ),
    },
    {
      header: words.dishes,
      cell: ({ lines }) => (
        <span className="line-clamp-2 wrap-anywhere">
          {lines.map((line) => `${line.quantity} × ${nameWithSize(line)}`).join(' · ')}
        </span>
      ),
    },
    {
      header: words.state,
      cell: (order) => (
        <StateChip
          order={order}
          word={stateInWords(order.state)}
          className="md:whitespace-nowrap"
        />
      ),
    },
    {
      header: words.total,
      align: 'right',
      cell: ({ totalCents }) => (
        <span className="font-semibold tabular-nums" translate="no">
          {formatCents(totalCents)}
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={titles.allOrders}
      columns={columns}
      rows={orders}
      keyOf={({ _id }) => _id}
      busy={isStale}
      isDense
    />
  );
}

function OrderLink({ order: { _id, number, name } }: { order: Order }) {
  return (
    <Link
      to={`/dashboard/all-orders/${_id}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf-700 hover:underline"
    >
      <span className="whitespace-nowrap tabular-nums" translate="no">{`#${number}`}</span>{' '}
      <bdi className="wrap-anywhere">{name}</bdi>
    </Link>
  );
}
