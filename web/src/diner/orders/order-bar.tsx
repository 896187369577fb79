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

export type OrderBarProps = BarOrders & { now: RestaurantNow };

/**
 * The bar at the bottom of narrow windows and of the dashboard: the open order, and orders that the
 * kitchen refused.
 */
export default function OrderBar({ refused, first, others, now }: OrderBarProps) {
  const bar = useRoomAtBottom<HTMLElement>();
  return (
    <aside
      ref={bar}
      data-at-bottom
      aria-label="Your orders"
      className="pointer-events-auto grid gap-2"
    >
      {refused.map((order) => (
        <RefusedOrder key={order._id} order={order} />
      ))}
      {/* The status surrounds the link: inside, it would not be part of the link's name. */}
      <div role="status">
        {first && (
          <Link
            to={others > 0 ? '/order' : `/order/${first._id}`}
            className="group mx-auto flex min-h-14 w-full max-w-xl items-center gap-3 rounded-pill border border-leaf-700 bg-card py-2 pr-5 pl-2 shadow-raised hover:bg-leaf-100"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-leaf-200 text-leaf-700">
              <ChefHatIcon />
            </span>
            <span className="min-w-0 flex-1 leading-snug font-semibold">
              {isOverdue(first, now)
                ? `#${first.number} isn't confirmed yet: call us, or cancel it`
                : barSentence(first, now)}
              {others > 0 && <span className="font-normal">{` and ${others} more`}</span>}
            </span>
            <ChevronRightIcon className="text-leaf-700 transition-transform group-hover:translate-x-1" />
          </Link>
        )}
      </div>
    </aside>
  );
}

function RefusedOrder({ order }: { order: Order }) {
  return (
    <div
      role="status"
      data-refused
      className="mx-auto flex w-full max-w-xl items-start gap-2 rounded-lg border border-tomato bg-tomato-100 py-2 pr-2 pl-5 shadow-raised"
    >
      <p className="min-w-0 flex-1 py-2 leading-snug wrap-anywhere">
        <Link
          to={`/order/${order._id}`}
          className="font-semibold whitespace-nowrap underline underline-offset-4"
        >
          We couldn't take #{order.number}.
        </Link>{' '}
        {refusalWords(order)} Call us at{' '}
        <PhoneLink className="font-semibold whitespace-nowrap underline underline-offset-4" />.
      </p>
      <IconButton
        label={`Dismiss #${order.number}`}
        icon={<XIcon />}
        onClick={() => {
          dismissOrder(order._id);
        }}
      />
    </div>
  );
}
