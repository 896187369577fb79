import { inThousands } from '@thymely/contract/ground/in-words';
import type { KnownOrders } from '../../api/orders/known-orders.ts';
import * as words from './words.en.ts';

/** Says which open orders are not on the screen, and why, as long as that lasts. */
export function LeftOutOrders({
  unreadable: { count },
  notShown,
}: Pick<KnownOrders, 'unreadable' | 'notShown'>) {
  return (
    <div role="alert" className="empty:hidden text-center text-lg font-bold">
      {count > 0 && (
        <p className="bg-tomato-100 px-5 py-3 text-tomato">
          {words.unreadable(count, inThousands(count))}
        </p>
      )}
      {notShown > 0 && (
        <p className="bg-amber-100 px-5 py-3 text-amber">
          {words.notShown(notShown, inThousands(notShown))}
        </p>
      )}
    </div>
  );
}
