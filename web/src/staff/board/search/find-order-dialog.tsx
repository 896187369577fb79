import { useState } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import { comingTime, type Zone } from '../../../model/restaurant-time.ts';
import {
  columnWords,
  type ColumnName,
  type Columns,
} from '../../../shared/kitchen/board-columns.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import * as board from '../words.en.ts';
import { findOrders } from './find-orders.ts';
import * as words from './words.en.ts';

type FindOrderProps = {
  columns: Columns;
  nowMs: number;
  zone: Zone;
  /** Called with the order to be shown. */
  onFound: (order: Order) => void;
  onClose: () => void;
};

/** The most orders that are listed: nobody reads more, but types to narrow the search. */
const mostListed = 30;

/** Finds open orders by their number or name, wherever they stand on the board. */
export function FindOrderDialog({ columns, nowMs, zone, onFound, onClose }: FindOrderProps) {
  const [typed, setTyped] = useState('');
  const found = findOrders(Object.values(columns).flat(), typed);
  const listed = found.slice(0, mostListed);
  const [first] = listed;
  return (
    <Dialog open onClose={onClose} title={words.find}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (first) onFound(first);
        }}
      >
        <TextField
          label={words.numberOrName}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <p role="status" className="min-h-6 text-soft">
          {typed.trim() !== '' &&
            (found.length === 0 ? words.noneFound : words.found(found.length))}
        </p>
        {/* The dialog keeps its height, so that no row moves under a finger. */}
        <ul className="-mx-2 h-[40dvh] min-h-40 overflow-y-auto">
          {listed.map((order) => (
            <FoundOrder
              key={order._id}
              order={order}
              place={placeInWords(order, columns)}
              time={comingTime(order.dueAt, { nowMs, zone })}
              onFound={onFound}
            />
          ))}
          {found.length > mostListed && (
            <li className="px-2 py-3 text-soft">{words.more(found.length - mostListed)}</li>
          )}
        </ul>
      </form>
    </Dialog>
  );
}

type FoundOrderProps = Pick<FindOrderProps, 'onFound'> & {
  order: Order;
  place: string;
  time: string;
};

function FoundOrder({ order, place, time, onFound }: FoundOrderProps) {
  return (
    <li>
      <button
        type="button"
        className="flex min-h-14 w-full items-center gap-3 rounded-sm px-2 text-start transition-colors hover:bg-leaf-100 hover:text-leaf-700"
        onClick={() => {
          onFound(order);
        }}
      >
        <span className="text-xl font-extrabold tabular-nums" translate="no">
          {`#${order.number}`}
        </span>{' '}
        <bdi className="min-w-0 flex-1 truncate font-medium">{order.name}</bdi>{' '}
        <span className="grid shrink-0 text-end text-sm leading-tight">
          <span className="font-semibold">{place}</span>{' '}
          <span className="text-soft tabular-nums">{time}</span>
        </span>
      </button>
    </li>
  );
}

/** Returns the name of the column in which an order stands. */
function placeInWords(order: Order, columns: Columns): string {
  if (columns.later.includes(order)) return board.later;
  const names = Object.keys(columnWords) as ColumnName[];
  const name = names.find((each) => columns[each].includes(order));
  return name === undefined ? '' : columnWords[name];
}
