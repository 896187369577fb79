import type { ReactElement } from 'react';
import XIcon from 'lucide-react/icons/x';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { isLate } from '@thymely/contract/orders/promise';
import type { Order } from '../../api/orders/orders.ts';
import { useRoomAtBottom } from '../../lib/use-room-at-bottom.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { BarOrders } from './bar-orders.ts';
import { dismissOrder } from './dismissed-orders.ts';
import { OrderIcon } from './order/order-clock.tsx';
import { waitInShort } from './order/until-ready.ts';
import { isOverdue } from './overdue.ts';
import { barSentence, refusalWords } from './order-words.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { RestaurantNow } from './use-restaurant-now.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import * as words from './words.en.ts';

export type OrderBarProps = BarOrders & { now: RestaurantNow };

/**
 * The part of the dock about orders, in narrow windows and in the dashboard. It shows one order at a time: those
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
    <aside
      ref={bar}
      data-at-bottom
      {...(first && !refusal && { 'data-order': '' })}
      aria-label={words.yourOrders}
      className="pointer-events-auto flex-1"
    >
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
  const isUnconfirmed = isOverdue(order, now);
  const sentence = isUnconfirmed ? words.barOverdue(order.number) : barSentence(order, now);
  const needsCall = isUnconfirmed || isLate(order, now.nowMs);
  return (
    <Link
      to={others > 0 ? '/order' : `/order/${order._id}`}
      className={classes(
        'dock-order group flex min-h-[64px] items-center gap-3 rounded-pill border border-leaf-700 bg-card py-2 pe-5 ps-[10px] shadow-raised hover:bg-leaf-100',
        needsCall && 'border-amber text-amber',
      )}
    >
      <OrderIcon order={order} now={now} />
      <span className="dock-sentence min-w-0 flex-1 leading-snug font-semibold">
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
      <InShort order={order} others={others} now={now} isUnconfirmed={isUnconfirmed} />
      <ChevronRightIcon className="dock-sentence text-leaf-700 transition-transform group-hover:translate-x-1" />
    </Link>
  );
}

type InShortProps = OpenOrderProps & { isUnconfirmed: boolean };

/** The number, and the minutes to go or the state in one word: what there is room for beside the cart. */
function InShort({ order, others, now, isUnconfirmed }: InShortProps) {
  const more = others > 0 ? ` +${others}` : '';
  return (
    // The minutes change all the time: only what happens is announced.
    <span aria-live="off" className="dock-in-short text-sm leading-tight">
      <span aria-hidden="true" className="block text-base font-bold tabular-nums" translate="no">
        {`#${order.number}${more}`}
      </span>
      <span>{waitInShort(order, now, isUnconfirmed)}</span>
    </span>
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
