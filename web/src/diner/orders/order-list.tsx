import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isLate } from '@thymely/contract/orders/promise';
import { isUnderWay, type Order } from '../../api/orders/orders.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { mainTelephone } from '../../lib/telephones.ts';
import { pastTime } from '../../model/restaurant-time.ts';
import { classes } from '../../ui/classes.ts';
import { OrderAgain } from '../parts/order-again.tsx';
import { promisedTime, stateName } from './order-words.ts';
import type { RestaurantNow } from './use-restaurant-now.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import * as words from './words.en.ts';

type OrderListProps = { title: string; orders: Order[]; now: RestaurantNow };

/** Orders as cards, each a link to its own page. */
export function OrderList({ title, orders, now }: OrderListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 text-xl font-bold">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {orders.map((order) => (
          <OrderCard key={order._id} order={order} now={now} />
        ))}
      </ul>
    </section>
  );
}

function OrderCard({ order, now }: { order: Order; now: RestaurantNow }) {
  const isOrderLate = isLate(order, now.nowMs);
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-card p-5 shadow-card transition-colors focus-within:bg-leaf-100 hover:bg-leaf-100">
      <div className="grid min-w-0 flex-1 basis-48 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/order/${order._id}`}
            // The whole card is clickable.
            className="text-lg font-bold tabular-nums after:absolute after:inset-0 after:rounded-lg"
          >
            <WordsAround>
              {words.order(
                <span key="number" translate="no">
                  {`#${order.number}`}
                </span>,
              )}
            </WordsAround>
          </Link>
          <StateChip order={order} isOrderLate={isOrderLate} />
        </div>
        <p className="text-sm text-soft">
          <time dateTime={order.placedAt}>{pastTime(order.placedAt, now)}</time>
          {order.isOpen && <span>{` · ${words.pickUp(promisedTime(order, now))}`}</span>}
          {isOrderLate && <span>{` · ${words.callAboutLate(mainTelephone)}`}</span>}
        </p>
        <p className="line-clamp-2 wrap-anywhere">{dishesInWords(order)}</p>
        {!isUnderWay(order) && (
          // It lies on the card, all of which is a link.
          <OrderAgain order={order} tone="outline" className="relative z-1 mt-1 w-fit" />
        )}
      </div>
      <p className="text-lg font-semibold tabular-nums" translate="no">
        {formatCents(order.totalCents)}
      </p>
      <ChevronRightIcon className="hidden text-soft sm:block" />
    </li>
  );
}

type StateChipProps = { order: Order; isOrderLate: boolean };

function StateChip({ order: { state, isOpen }, isOrderLate }: StateChipProps) {
  const isWarning = state === 'placed' || isOrderLate;
  const isBad = state === 'rejected' || state === 'not_collected';
  return (
    <span
      className={classes(
        'rounded-pill px-2.5 py-0.5 text-sm font-medium',
        isOpen && isWarning && 'bg-amber-100 text-amber',
        isOpen && !isWarning && 'bg-leaf-100 text-leaf-700',
        isBad && 'bg-tomato-100 text-tomato',
        !isOpen && !isBad && 'bg-sand text-soft',
      )}
    >
      {isOrderLate ? words.lateState : stateName(state)}
    </span>
  );
}

/** Lists the dishes of an order: `2 × Ember Margherita, 1 × Lemonade`. */
function dishesInWords({ lines }: Order): string {
  return lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
}
