import type { Order } from '../../../api/orders/orders.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { useIsOwn } from './cancel-order.tsx';
import { openMinutes } from '../open-minutes.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';

/** After this long without an answer, the kitchen may not have seen the order. */
const patienceMinutes = 5;

/** Says what the diner can do besides waiting: keep the page open, or call. */
export function OrderNotes({ order, now }: { order: Order; now: RestaurantNow }) {
  const isOwn = useIsOwn(order);
  if (order.state === 'rejected') {
    return (
      <p className="text-lg">
        There's nothing to pay. Call us at{' '}
        <PhoneLink className="font-semibold whitespace-nowrap underline underline-offset-4" /> and
        we'll find something else for you.
      </p>
    );
  }
  if (order.state !== 'placed') return null;
  return (
    // The status is rendered from the start, so that a later note is announced.
    <div role="status">
      {isOverdue(order, now) ? (
        <p className="rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">
          We haven't confirmed your order yet. Please call us at{' '}
          <PhoneLink className="font-semibold whitespace-nowrap underline underline-offset-4" />
          {isOwn && ', or cancel the order'}.
        </p>
      ) : (
        <p className="rounded-sm bg-leaf-100 px-4 py-3 font-medium">
          Keep this page open until we confirm.
        </p>
      )}
    </div>
  );
}

function isOverdue({ placedAt }: Order, { nowMs, ordering }: RestaurantNow): boolean {
  if (!ordering) return false;
  const waiting = { fromMs: Date.parse(placedAt), toMs: nowMs, enough: patienceMinutes };
  return openMinutes(ordering, waiting) >= patienceMinutes;
}
