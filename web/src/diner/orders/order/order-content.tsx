import { useEffect, useRef } from 'react';
import PrinterIcon from 'lucide-react/icons/printer';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { mayDecline } from '@thymely/contract/orders/promise';
import type { Order } from '../../../api/orders/orders.ts';
import { deskWindow, useMedia } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { prepareMessages } from '../../../ui/messages/messages.ts';
import { TellMe } from '../push/tell-me.tsx';
import { useOrderNews } from '../push/use-order-news.ts';
import { dismissOrder } from '../dismissed-orders.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderDial } from './order-dial.tsx';
import { OrderFacts } from './order-facts.tsx';
import { ToPay } from './order-headline.tsx';
import { OrderLines } from './order-lines.tsx';
import { isOverdue } from '../overdue.ts';
import { OrderProgress } from './order-progress.tsx';
import { OwnOrderAgain } from './own-order-again.tsx';
import { printPaper } from './paper-name.ts';
import { Receipt } from './receipt.tsx';
import type { FollowedOrder } from './use-followed-order.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';
import * as words from './words.en.ts';

type OrderContentProps = Extract<FollowedOrder, { status: 'known' }> & { now: RestaurantNow };

export function OrderContent({ order, asOfMs, outOfDate, now }: OrderContentProps) {
  // The confirmation before an order is canceled must not need the network.
  useEffect(prepareMessages, []);
  useEffect(() => {
    // A refusal that was read here needs no notice on other pages.
    if (order.state === 'rejected') dismissOrder(order._id);
  }, [order]);
  useOrderNews(order);
  const progress = useRef<HTMLElement>(null);
  const focusProgress = () => progress.current?.focus();
  const isDesk = useMedia(deskWindow);
  return (
    <>
      <div
        className={classes(
          'order-columns grid grid-cols-1 items-start gap-3 sm:gap-6 min-[75rem]:gap-x-12 min-[75rem]:gap-y-4 print:hidden',
          'min-[75rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] min-[75rem]:grid-rows-[auto_1fr]',
        )}
      >
        <div className="grid grid-cols-1 gap-3 sm:gap-6 min-[75rem]:col-start-2 min-[75rem]:gap-4">
          {outOfDate && <AsOf reason={outOfDate} time={timeInWords(asOfMs, now.zone)} />}
          <OrderProgress
            ref={progress}
            order={order}
            now={now}
            onCanceled={focusProgress}
            isDesk={isDesk}
          />
        </div>
        <div className={classes('grid grid-cols-1 gap-10 empty:hidden', isDesk && besideOrder)}>
          {isDesk && <OrderDial order={order} now={now} />}
          <TellMe key={order._id} order={order} pushKey={now.ordering?.pushKey} />
        </div>
        <div className="grid grid-cols-1 gap-3 sm:gap-6 min-[75rem]:col-start-2 min-[75rem]:gap-4">
          <div className="grid grid-cols-1 items-start gap-3 sm:gap-6 md:grid-cols-[2fr_3fr] min-[75rem]:grid-cols-1 min-[75rem]:gap-4">
            <WhereAndPay order={order} now={now} isDesk={isDesk} />
            <OrderLines order={order} />
          </div>
          <OrderActions order={order} now={now} onCanceled={focusProgress} />
        </div>
      </div>
      <Receipt order={order} now={now} />
    </>
  );
}

/** The column beside the state and the lines, which stays in sight where the window is high. */
const besideOrder = 'order-clock order-glow tall:sticky tall:top-[calc(var(--navbar)+1rem)]';

type WhereAndPayProps = { order: Order; now: RestaurantNow; isDesk: boolean };

/** Where to go; on a desk what to pay stands beside it, which elsewhere stands with the state. */
function WhereAndPay({ order, now, isDesk }: WhereAndPayProps) {
  const hasToPay = order.isOpen || order.payment.status === 'paid';
  return (
    <div
      className={
        isDesk ? 'grid grid-cols-[minmax(0,1fr)_auto] rounded-lg bg-card shadow-card' : 'contents'
      }
    >
      <OrderFacts order={order} now={now} isInCard={isDesk} />
      {isDesk && hasToPay && (
        <div className="min-w-44 border-s border-hairline p-4">
          <ToPay order={order} size="text-3xl" />
        </div>
      )}
    </div>
  );
}

/** Says how old the last known state is, which stays on the page. */
function AsOf({ reason, time }: { reason: 'offline' | 'unreachable'; time: string }) {
  return (
    <p role="status" className="rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">
      {`${words.outOfDate[reason]} ${words.asOf(time)}`}
    </p>
  );
}

/** Whether an order is over without bad news, beside which the button stands elsewhere. */
function hasEnded({ state }: Order): boolean {
  return state === 'collected' || state === 'not_collected';
}

type OrderActionsProps = { order: Order; now: RestaurantNow; onCanceled: () => void };

function OrderActions({ order, now, onCanceled }: OrderActionsProps) {
  // A notice above has the same button.
  const isAsked = isOverdue(order, now) || mayDecline(order, now.nowMs);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        tone="outline"
        onClick={() => {
          window.print();
        }}
      >
        <PrinterIcon />
        {printPaper}
      </Button>
      {hasEnded(order) && <OwnOrderAgain order={order} tone="outline" />}
      {!isAsked && <CancelOrder order={order} now={now} onCanceled={onCanceled} />}
    </div>
  );
}
