import XIcon from 'lucide-react/icons/x';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '../../api/orders/orders.ts';
import { useRoomAtBottom } from '../../lib/use-room-at-bottom.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { BarOrders } from './bar-orders.ts';
import { dismissOrder } from './dismissed-orders.ts';
import { isOverdue } from './overdue.ts';
import { barSentence, refusalWords } from './order-words.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { RestaurantNow } from './use-restaurant-now.ts';
import * as words from './words.en.ts';

export type OrderBarProps = BarOrders & { now: RestaurantNow };

/**
 * The bar at the bottom of narrow windows and of the dashboard. It shows the orders that the kitchen
 * refused, one at a time, each until it is dismissed, and below it in the same bar the open order.
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
      {refusal && (
        <RefusedOrder key={refusal._id} order={refusal} onDismiss={dismiss}>
          {first && <OpenOrder order={first} others={others} now={now} isBelow />}
        </RefusedOrder>
      )}
      {/* The status surrounds the link: inside, it would not be part of the link's name. */}
      <div role="status">
        {first && !refusal && <OpenOrder order={first} others={others} now={now} />}
      </div>
    </aside>
  );
}

type OpenOrderProps = {
  order: Order;
  others: number;
  now: RestaurantNow;
  /** Whether it is the second line of the bar, below a refused order. */
  isBelow?: boolean;
};

function OpenOrder({ order, others, now, isBelow = false }: OpenOrderProps) {
  return (
    <Link
      to={others > 0 ? '/order' : `/order/${order._id}`}
      className={classes(
        'group mx-auto flex w-full max-w-xl items-center gap-3 rounded-pill bg-card hover:bg-leaf-100',
        isBelow
          ? 'min-h-11 py-1 pr-3 pl-1.5'
          : 'min-h-14 border border-leaf-700 py-2 pr-5 pl-2 shadow-raised',
      )}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-leaf-200 text-leaf-700">
        <ChefHatIcon />
      </span>
      <span className="min-w-0 flex-1 leading-snug font-semibold">
        {isOverdue(order, now) ? words.barOverdue(order.number) : barSentence(order, now)}
        {others > 0 && <span className="font-normal">{words.andMore(others)}</span>}
      </span>
      <ChevronRightIcon className="text-leaf-700 transition-transform group-hover:translate-x-1" />
    </Link>
  );
}

type RefusedOrderProps = {
  order: Order;
  onDismiss: (id: string) => void;
  /** The line of an open order, which the news does not hide. */
  children: ReactNode;
};

function RefusedOrder({ order, onDismiss, children }: RefusedOrderProps) {
  return (
    <div
      role="status"
      data-refused
      className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-lg border border-tomato bg-tomato-100 p-2 shadow-raised"
    >
      <p className="py-2 pl-3 leading-snug wrap-anywhere">
        <Link
          to={`/order/${order._id}`}
          className="font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {words.couldNotTake(order.number)}
        </Link>{' '}
        {refusalWords(order)}{' '}
        {words.callUsAt(
          <PhoneLink
            key="phone"
            className="font-semibold whitespace-nowrap underline underline-offset-4"
          />,
        )}
      </p>
      <IconButton
        label={words.dismiss(order.number)}
        icon={<XIcon />}
        onClick={() => {
          onDismiss(order._id);
        }}
      />
      {children && <div className="col-span-2">{children}</div>}
    </div>
  );
}
