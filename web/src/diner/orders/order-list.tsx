import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isLate } from '@thymely/contract/orders/promise';
import { isUnderWay, type Order } from '../../api/orders/orders.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { mainTelephone } from '../../lib/telephones.ts';
import { pastTime } from '../../model/restaurant-time.ts';
import { LineThumb } from '../../shared/dish-thumb.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { classes } from '../../ui/classes.ts';
import { OrderAgain } from '../parts/order-again.tsx';
import { OrderClock } from './order/order-clock.tsx';
import { readyTime, refusalWords, stateName } from './order-words.ts';
import { isOverdue } from './overdue.ts';
import type { RestaurantNow } from './use-restaurant-now.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import * as words from './words.en.ts';

type OrderListProps = { title: string; orders: Order[]; now: RestaurantNow };

/** The orders that the kitchen has, as rows of one card. Each is a link to its own page. */
export function OpenOrdersCard({ title, orders, now }: OrderListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-leaf-100 p-5 shadow-card">
      <h2 id={titleId} className="mb-3 text-xl font-bold">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-6">
        {orders.map((order) => (
          <OpenOrder key={order._id} order={order} now={now} />
        ))}
      </ul>
    </section>
  );
}

/** Orders as cards, several in two columns on a desk. Each is a link to its own page. */
export function OrderCards({ title, orders, now }: OrderListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-xl font-bold">
        {title}
      </h2>
      <ul className={classes('grid grid-cols-1 gap-3', orders.length > 1 && 'lg:grid-cols-2')}>
        {orders.map((order) => (
          <OrderCard key={order._id} order={order} now={now} />
        ))}
      </ul>
    </section>
  );
}

type OrderProps = { order: Order; now: RestaurantNow };

/** An order that the kitchen has: when it is ready comes first. */
function OpenOrder({ order, now }: OrderProps) {
  const isOrderLate = isLate(order, now.nowMs);
  const ready = readyTime(order, now, isOverdue(order, now));
  return (
    <li className="relative flex flex-wrap items-center gap-x-8 gap-y-3">
      <div className="flex flex-1 basis-72 items-center gap-4">
        <OrderClock order={order} now={now} />
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <OrderLink order={order} />
            <StateChip
              order={order}
              word={isOrderLate ? words.lateState : stateName(order.state)}
              tone={isOrderLate ? 'waiting' : undefined}
              isOnLeaf
            />
          </div>
          {ready && (
            <p className="leading-tight">
              <span className="text-sm text-soft">{ready.label}</span>
              <span className="block text-3xl font-bold tabular-nums">{ready.time}</span>
            </p>
          )}
          {isOrderLate && <p className="text-sm">{words.callAboutLate(mainTelephone)}</p>}
        </div>
      </div>
      <div className="grid flex-1 basis-72 gap-2">
        <PlacedAt order={order} now={now} />
        <Dishes order={order} />
      </div>
      <div className="flex items-center gap-4 max-lg:grow">
        <TotalPrice order={order} />
        <ChevronRightIcon className="hidden text-soft sm:block" />
      </div>
    </li>
  );
}

function OrderCard({ order, now }: OrderProps) {
  return (
    <li className="relative grid grid-cols-1 content-between gap-3 rounded-lg bg-card p-5 shadow-card transition-colors focus-within:bg-leaf-100 hover:bg-leaf-100">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OrderLink order={order} />
        <StateChip order={order} word={stateName(order.state)} />
        <PlacedAt order={order} now={now} className="ms-auto" />
      </div>
      <Dishes order={order} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TotalPrice order={order} />
        {!isUnderWay(order) && (
          // It lies on the card, all of which is a link.
          <OrderAgain order={order} tone="outline" className="relative z-1" />
        )}
        <ChevronRightIcon className="hidden text-soft sm:block" />
      </div>
    </li>
  );
}

function OrderLink({ order: { _id, number } }: { order: Order }) {
  return (
    <Link
      to={`/order/${_id}`}
      // The whole card is clickable.
      className="text-lg font-bold tabular-nums after:absolute after:inset-0 after:rounded-lg"
    >
      <WordsAround>
        {words.order(
          <span key="number" translate="no">
            {`#${number}`}
          </span>,
        )}
      </WordsAround>
    </Link>
  );
}

function PlacedAt({ order, now, className }: OrderProps & { className?: string }) {
  return (
    <p className={classes('text-sm text-soft', className)}>
      <time dateTime={order.placedAt}>{pastTime(order.placedAt, now)}</time>
    </p>
  );
}

function TotalPrice({ order }: { order: Order }) {
  return (
    <p className="me-auto text-lg font-semibold tabular-nums" translate="no">
      {formatCents(order.totalCents)}
    </p>
  );
}

/** How many dishes of an order are pictured; all are named. */
const picturedDishes = 3;

/** The dishes of an order, and why the kitchen did not make them. */
function Dishes({ order }: { order: Order }) {
  const reason = order.state === 'rejected' ? refusalWords(order) : '';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex">
        {order.lines.slice(0, picturedDishes).map((line) => (
          <LineThumb
            key={line.id}
            line={line}
            className="-ms-4 size-12 rounded-pill border-2 border-card bg-leaf-100 first:ms-0"
          />
        ))}
      </div>
      <div className="min-w-0 flex-1 basis-40 leading-snug">
        <p className="line-clamp-2 wrap-anywhere">{dishesInWords(order)}</p>
        {reason !== '' && <p className="text-sm text-tomato wrap-anywhere">{reason}</p>}
      </div>
    </div>
  );
}

/** Lists the dishes of an order: `2 × Ember Margherita, Lemonade`. */
function dishesInWords({ lines }: Order): string {
  return lines
    .map(({ quantity, name }) => (quantity === 1 ? name : `${quantity}\u00A0× ${name}`))
    .join(', ');
}
