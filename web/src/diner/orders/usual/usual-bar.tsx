import { useQuery } from '@tanstack/react-query';
import XIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import { useCart } from '../../../api/cart/cart.ts';
import { menuQuery } from '../../../api/menu/menu.ts';
import { useLeftToday, useSoldOutDishes } from '../../../api/ordering.ts';
import { recentOrdersQuery } from '../../../api/orders/orders.ts';
import { useRoomAtBottom } from '../../../lib/use-room-at-bottom.ts';
import { useNeverServed } from '../../../shared/served/use-first-times.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { OrderAgain } from '../../parts/order-again.tsx';
import { usualOrder } from './usual-order.ts';
import * as words from '../../parts/order-again-words.en.ts';

/** The key in this tab after 'Not now'. */
const dismissedKey = 'usual-dismissed';

/**
 * The bar of the menu for diners who have ordered before and have nothing in their cart: one press
 * orders their usual dishes again. It uses the orders that the bar of open orders has read.
 */
export default function UsualBar() {
  const { data: lines } = useCart();
  const { data: recent } = useQuery(recentOrdersQuery);
  const { data: menu } = useQuery(menuQuery);
  const soldOut = useSoldOutDishes();
  const left = useLeftToday();
  const never = useNeverServed(menu);
  const [isDismissed, setIsDismissed] = useState(wasDismissed);
  if (isDismissed || lines === undefined || lines.length > 0) return null;
  if (!recent || !menu || !soldOut || !never) return null;
  const isOut = (id: string) => soldOut.includes(id) || left.get(id) === 0 || never.includes(id);
  const canBeHad = (id: string) => menu.some(({ _id }) => _id === id) && !isOut(id);
  const order = usualOrder({ recent, canBeHad });
  if (order === undefined) return null;
  const dismiss = () => {
    setIsDismissed(true);
    try {
      sessionStorage.setItem(dismissedKey, 'true');
    } catch {
      // Storage is blocked: the bar is back with the next page load.
    }
  };
  return <Bar order={order} onDismiss={dismiss} />;
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}

function Bar({ order, onDismiss }: { order: Order; onDismiss: () => void }) {
  const bar = useRoomAtBottom<HTMLElement>();
  const dishes = order.lines.map(({ quantity, name }) => words.portionsOf(quantity, name));
  return (
    <aside
      ref={bar}
      data-usual=""
      aria-label={words.yourUsual}
      className="pop pointer-events-auto flex w-full flex-wrap items-center gap-2 rounded-lg border border-leaf-700 bg-card py-2 pe-1.5 ps-5 shadow-raised"
    >
      <p className="min-w-0 flex-1 basis-[5rem] leading-snug">
        <span className="block font-semibold">{words.yourUsual}</span>
        <span className="line-clamp-2 text-sm sm:line-clamp-1 wrap-anywhere text-soft">
          {dishes.join(', ')}
        </span>
      </p>
      <OrderAgain order={order} />
      <IconButton label={words.notNow} icon={<XIcon />} onClick={onDismiss} />
    </aside>
  );
}
