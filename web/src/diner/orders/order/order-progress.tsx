import { useState, type Ref } from 'react';
import type { Order } from '../../../api/orders/orders.ts';
import { classes } from '../../../ui/classes.ts';
import { AfterBadNews, LateNotice, LaterPromise, OverdueNotice } from './order-notes.tsx';
import { AtTheCounter, DeskHeadline, PhoneHeadline } from './order-headline.tsx';
import { OrderSteps } from './order-steps.tsx';
import { SimilarToRefused } from './similar-to-refused.tsx';
import { isOverdue } from '../overdue.ts';
import { orderSentences, progressOf } from '../order-words.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';
import * as words from './words.en.ts';

type OrderProgressProps = {
  order: Order;
  now: RestaurantNow;
  ref: Ref<HTMLElement>;
  onCanceled: () => void;
  /** Whether the page is as wide as a desk. */
  isDesk: boolean;
};

/** When, which number, how much: the state of an order in words and as steps. Changes are announced. */
export function OrderProgress({ order, now, ref, onCanceled, isDesk }: OrderProgressProps) {
  const steps = progressOf(order);
  const hasMoved = useHasMoved(order);
  const isUnconfirmed = isOverdue(order, now);
  const headline = { order, now, isUnconfirmed, hasMoved };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={words.progress}
      className={classes(
        'grid grid-cols-1 gap-4 rounded-lg p-4 shadow-card outline-none',
        isDesk ? 'px-6' : 'sm:gap-5 sm:p-8',
        grounds[order.state] ?? 'bg-card',
      )}
    >
      {isUnconfirmed && <OverdueNotice order={order} now={now} onCanceled={onCanceled} />}
      <div role="status" className="grid gap-3">
        {isDesk ? <DeskHeadline {...headline} /> : <PhoneHeadline {...headline} />}
        <div className={classes(isDesk ? 'flex flex-wrap gap-x-1.5' : 'min-h-13')}>
          {orderSentences(order, now).map((sentence) => (
            <p key={sentence} className="text-pretty">
              {sentence}
            </p>
          ))}
        </div>
        <LateNotice order={order} now={now} />
        <LaterPromise order={order} now={now} onCanceled={onCanceled} />
      </div>
      {order.isOpen && !isDesk && <AtTheCounter order={order} />}
      {steps.length > 0 && (
        <OrderSteps steps={steps} now={now} hasMoved={hasMoved} areNamed={isDesk} />
      )}
      <AfterBadNews order={order} />
      <SimilarToRefused order={order} />
      {order.state === 'placed' && !isUnconfirmed && (
        <p className="text-sm text-soft">{words.keepOpen}</p>
      )}
    </section>
  );
}

const grounds: Partial<Record<Order['state'], string>> = {
  ready: 'bg-leaf-100',
  rejected: 'bg-tomato-100',
  cancelled: 'bg-tomato-100',
};

/** Whether the order has changed while the page was open: only then something is animated. */
function useHasMoved({ state }: Order): boolean {
  const [shown, setShown] = useState({ state, hasMoved: false });
  if (shown.state !== state) setShown({ state, hasMoved: true });
  return shown.hasMoved;
}
