import type { ReactElement } from 'react';
import XIcon from 'lucide-react/icons/x';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import type { Order } from '../../api/orders/orders.ts';
import { useRoomAtBottom } from '../../lib/use-room-at-bottom.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { BarOrders } from './bar-orders.ts';
import { dismissOrder } from './dismissed-orders.ts';
import { isOverdue } from './overdue.ts';
import { barSentence, refusalWords } from './order-words.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { RestaurantNow } from './use-restaurant-now.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import * as words from './words.en.ts';

export type OrderBarProps = BarOrders & { now: RestaurantNow };

/**
 * The bar at the bottom of narrow windows and of the dashboard. It shows one order at a time: those
 * that the kitchen refused, each until it is dismissed, and then the open order.
 */
export default function OrderBar({ refused: [refusal], first, others, now }: OrderBarProps) {
  const bar = useRoomAtBottom<HTMLElement>();
  const dismiss = (id: string) => {
    dismissOrder(id);
    // The pressed button is gone, so the focus moves on to what takes its place.
    setTimeout(() => bar.current?.querySelector<HTMLElement>('button, a')?.focus());
  };
  return (
    <aside ref={bar} data-at-bottom aria-label={words.yourOrders} className="pointer-events-auto">
      {refusal && <RefusedOrder key={refusal._id} order={refusal} onDismiss={dismiss} />}
      {/* The status surrounds the link: inside, it would not be part of the link's name. */}
      <div role="status">
        {first && !refusal && <OpenOrder order={first} others={others} now={now} />}
      </div>
    </aside>
  );
}

type OpenOrderProps = { order: Order; others: number; now: RestaurantNow };

function OpenOrder({ order, others, now }: OpenOrderProps) {
  const sentence = isOverdue(order, now) ? words.barOverdue(order.number) : barSentence(order, now);
  return (
    <Link
      to={others > 0 ? '/order' : `/order/${order._id}`}
      className="group mx-auto flex min-h-14 w-full max-w-xl items-center gap-3 rounded-pill border border-leaf-700 bg-card py-2 pe-5 ps-2 shadow-raised hover:bg-leaf-100"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-leaf-200 text-leaf-700">
        <ChefHatIcon />
      </span>
      <span className="min-w-0 flex-1 leading-snug font-semibold">
        {others > 0 ? (
          <WordsAround className="font-normal">
            {words.andMore<ReactElement | string>(
              <span key="order">{sentence}</span>,
              String(others),
            )}
          </WordsAround>
        ) : (
          <span>{sentence}</span>
        )}
      </span>
      <ChevronRightIcon className="text-leaf-700 transition-transform group-hover:translate-x-1" />
    </Link>
  );
}

type RefusedOrderProps = { order: Order; onDismiss: (id: string) => void };

function RefusedOrder({ order, onDismiss }: RefusedOrderProps) {
  return (
    <div
      role="status"
      data-refused
      className="mx-auto flex w-full max-w-xl items-start gap-2 rounded-lg border border-tomato bg-tomato-100 py-2 pe-2 ps-5 shadow-raised"
    >
      <p className="min-w-0 flex-1 py-2 leading-snug wrap-anywhere">
        <Link
          to={`/order/${order._id}`}
          className="font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {words.couldNotTake(order.number)}
        </Link>{' '}
        <span>{refusalWords(order)}</span>{' '}
        <span>
          {words.callUsAt(
            <PhoneLink
              key="phone"
              className="font-semibold whitespace-nowrap underline underline-offset-4"
            />,
          )}
        </span>
      </p>
      <IconButton
        label={words.dismiss(order.number)}
        icon={<XIcon />}
        onClick={() => {
          onDismiss(order._id);
        }}
      />
    </div>
  );
}
