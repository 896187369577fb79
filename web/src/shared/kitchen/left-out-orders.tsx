import type { KnownOrders } from '../../api/orders/known-orders.ts';

/** Says which open orders are not on the screen, and why, as long as that lasts. */
export function LeftOutOrders({
  unreadable: { count },
  notShown,
}: Pick<KnownOrders, 'unreadable' | 'notShown'>) {
  return (
    <div role="alert" className="empty:hidden text-center text-lg font-bold">
      {count > 0 && (
        <p className="bg-tomato-100 px-5 py-3 text-tomato">
          {count === 1 ? 'One order' : `${inThousands.format(count)} orders`} can't be shown. Call
          the owner.
        </p>
      )}
      {notShown > 0 && (
        <p className="bg-amber-100 px-5 py-3 text-amber">
          {notShown === 1
            ? '1 more order is not shown.'
            : `${inThousands.format(notShown)} more orders are not shown.`}
        </p>
      )}
    </div>
  );
}

const inThousands = new Intl.NumberFormat('en-US');
