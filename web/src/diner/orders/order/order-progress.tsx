import { useState, type Ref } from 'react';
import type { Order } from '../../../api/orders/orders.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { classes } from '../../../ui/classes.ts';
import { OrderClock } from './order-clock.tsx';
import { AfterBadNews, LateNotice, LaterPromise, OverdueNotice } from './order-notes.tsx';
import { OrderSteps } from './order-steps.tsx';
import { SimilarToRefused } from './similar-to-refused.tsx';
import { isOverdue } from '../overdue.ts';
import { waitInWords } from './until-ready.ts';
import { headlineWords, orderSentences, progressOf, readyTime } from '../order-words.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';
import * as words from './words.en.ts';

type OrderProgressProps = {
  order: Order;
  now: RestaurantNow;
  ref: Ref<HTMLElement>;
  onCanceled: () => void;
};

/** When, which number, how much: the state of an order in words and as steps. Changes are announced. */
export function OrderProgress({ order, now, ref, onCanceled }: OrderProgressProps) {
  const steps = progressOf(order);
  const hasMoved = useHasMoved(order);
  const isLate = isOverdue(order, now);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={words.progress}
      className={classes(
        'grid grid-cols-1 gap-4 rounded-lg p-4 shadow-card outline-none sm:gap-5 sm:p-8',
        grounds[order.state] ?? 'bg-card',
      )}
    >
      {isLate && <OverdueNotice order={order} now={now} onCanceled={onCanceled} />}
      <div role="status" className="grid gap-3">
        <div className="flex items-center justify-between gap-4">
          <div className="grid min-w-0 justify-items-start gap-2">
            <p
              key={order.state}
              className={classes(
                'inline-flex min-h-8 items-center rounded-pill px-3.5 font-bold',
                isLate ? 'sr-only' : (pills[order.state] ?? 'bg-leaf-100 text-leaf-700'),
                hasMoved && 'motion-safe:animate-[order-news_250ms_ease-out]',
              )}
            >
              <span>{headlineWords(order)}</span>
              <span className="sr-only" translate="no">{`: #${order.number}`}</span>
            </p>
            <ReadyTime order={order} now={now} isLate={isLate} />
          </div>
          <OrderClock order={order} now={now} />
        </div>
        <div>
          {orderSentences(order, now).map((sentence) => (
            <p key={sentence} className="text-pretty">
              {sentence}
            </p>
          ))}
        </div>
        <LateNotice order={order} now={now} />
        <LaterPromise order={order} now={now} onCanceled={onCanceled} />
      </div>
      {order.isOpen && <AtTheCounter order={order} />}
      {steps.length > 0 && <OrderSteps steps={steps} now={now} hasMoved={hasMoved} />}
      <AfterBadNews order={order} />
      <SimilarToRefused order={order} />
      {order.state === 'placed' && !isLate && <p className="text-sm text-soft">{words.keepOpen}</p>}
    </section>
  );
}

const grounds: Partial<Record<Order['state'], string>> = {
  ready: 'bg-leaf-100',
  rejected: 'bg-tomato-100',
  cancelled: 'bg-tomato-100',
};

/** The colors of the state; words say the same. */
const pills: Partial<Record<Order['state'], string>> = {
  placed: 'bg-amber-100 text-amber',
  ready: 'bg-leaf-700 text-on-leaf',
  rejected: 'bg-tomato text-on-tomato',
  cancelled: 'bg-card text-tomato',
  not_collected: 'bg-sand text-ink',
};

/** A time with AM or PM stays on one line beside the clock, on phones as well. */
function sizeFor(time: string): string {
  if (time.length > 8) return 'text-2xl';
  return time.length > 5
    ? 'text-[clamp(1.75rem,22vw_-_2.4rem,3rem)] whitespace-nowrap'
    : 'text-5xl';
}

type ReadyTimeProps = { order: Order; now: RestaurantNow; isLate: boolean };

function ReadyTime({ order, now, isLate }: ReadyTimeProps) {
  const ready = readyTime(order, now, isLate);
  if (ready === undefined) return null;
  return (
    // The minutes change all the time: only what happens is announced.
    <p aria-live="off" className="grid leading-tight">
      <span className="text-soft">{ready.label}</span>{' '}
      <span
        className={classes('font-bold tabular-nums first-letter:uppercase', sizeFor(ready.time))}
      >
        {ready.time}
      </span>{' '}
      <span className="text-soft empty:hidden">
        {isLate ? words.notConfirmed : waitInWords(order, now.nowMs)}
      </span>
    </p>
  );
}

/** What is called out, and what is paid. */
function AtTheCounter({ order }: { order: Order }) {
  const { number, name, payment, totalCents } = order;
  return (
    <dl className="grid grid-cols-2 gap-3 rounded-sm bg-sand p-3.5 wrap-anywhere">
      <div>
        <dt className="text-sm text-soft">{words.weCallOut}</dt>
        <dd className="text-xl leading-tight font-bold">
          <span translate="no">{`#${number}`}</span>{' '}
          <bdi className="block text-base font-medium">{name}</bdi>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">
          {payment.status === 'paid' ? words.alreadyPaid : words.payAtCounter}
        </dt>
        <dd className="text-xl leading-tight font-bold tabular-nums" translate="no">
          {formatCents(totalCents)}
        </dd>
      </div>
    </dl>
  );
}

/** Whether the order has changed while the page was open: only then something is animated. */
function useHasMoved({ state }: Order): boolean {
  const [shown, setShown] = useState({ state, hasMoved: false });
  if (shown.state !== state) setShown({ state, hasMoved: true });
  return shown.hasMoved;
}
