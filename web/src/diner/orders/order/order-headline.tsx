import { capitalized } from '@thymely/contract/ground/text/capitalized';
import { isLate } from '@thymely/contract/orders/promise';
import type { Order } from '../../../api/orders/orders.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { classes } from '../../../ui/classes.ts';
import { OrderClock } from './order-clock.tsx';
import { waitInWords } from './until-ready.ts';
import { headlineWords, readyTime } from '../order-words.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';
import * as words from './words.en.ts';

type HeadlineProps = {
  order: Order;
  now: RestaurantNow;
  /** Whether the kitchen should have confirmed the order by now. */
  isUnconfirmed: boolean;
  hasMoved: boolean;
};

/** The state and the time, beside a small clock. */
export function PhoneHeadline(props: HeadlineProps) {
  const { order, now } = props;
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="grid min-w-0 justify-items-start gap-2">
        <State {...props} />
        <ReadyTime {...props} sizeOf={phoneSizeOf} />
      </div>
      <OrderClock order={order} now={now} />
    </div>
  );
}

/**
 * The state and, 104 px high, what matters most: the time, and at Ready the number that is called
 * out. The other of the two stands beside it.
 */
export function DeskHeadline(props: HeadlineProps) {
  const { order } = props;
  const isReady = order.state === 'ready';
  const time = (isLarge: boolean) => (
    <ReadyTime {...props} sizeOf={isLarge ? deskSizeOf : sideSizeOf} isWaitElsewhere />
  );
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-min flex-1 justify-items-start gap-2">
        <State {...props} />
        {isReady ? <CalledOut order={order} size={large} /> : time(true)}
      </div>
      {order.isOpen && (
        <div className="grid min-w-40 justify-items-center rounded-sm bg-sand px-6 py-4 text-center">
          {isReady ? time(false) : <CalledOut order={order} size="text-6xl" />}
        </div>
      )}
    </div>
  );
}

/** The colors of the state; words say the same. */
const pills: Partial<Record<Order['state'], string>> = {
  placed: 'bg-amber-100 text-amber',
  ready: 'bg-leaf-700 text-on-leaf',
  rejected: 'bg-tomato text-on-tomato',
  cancelled: 'bg-card text-tomato',
  not_collected: 'bg-sand text-ink',
};

function State({ order, isUnconfirmed, hasMoved }: HeadlineProps) {
  return (
    <p
      key={order.state}
      className={classes(
        'inline-flex min-h-8 items-center rounded-pill px-3.5 font-bold',
        isUnconfirmed ? 'sr-only' : (pills[order.state] ?? 'bg-leaf-100 text-leaf-700'),
        hasMoved && 'motion-safe:animate-[order-news_250ms_ease-out]',
      )}
    >
      <span>{headlineWords(order)}</span>
      <span className="sr-only" translate="no">{`: #${order.number}`}</span>
    </p>
  );
}

const large = 'text-[6.5rem] leading-none tracking-tight';

/** A time with AM or PM stays on one line beside the clock, on phones as well. */
function phoneSizeOf(time: string): string {
  if (time.length > 8) return 'text-2xl';
  return time.length > 5
    ? 'text-[clamp(1.75rem,22vw_-_2.4rem,3rem)] whitespace-nowrap'
    : 'text-5xl';
}

/** A time with its day is a sentence, which would have several lines. */
function deskSizeOf(time: string): string {
  return time.length > 8 ? 'text-5xl' : large;
}

function sideSizeOf(): string {
  return 'text-3xl';
}

type ReadyTimeProps = HeadlineProps & {
  sizeOf: (time: string) => string;
  /** Whether the wait stands elsewhere, below the large clock; by how much an order is late stands here. */
  isWaitElsewhere?: boolean;
};

function ReadyTime(props: ReadyTimeProps) {
  const { order, now, isUnconfirmed, sizeOf, isWaitElsewhere = false } = props;
  const ready = readyTime(order, now, isUnconfirmed);
  if (ready === undefined) return null;
  const time = capitalized(ready.time);
  const size = sizeOf(time);
  const hasWait = !isWaitElsewhere || isLate(order, now.nowMs);
  const wait = hasWait ? waitInWords(order, now.nowMs) : '';
  return (
    // The minutes change all the time: only what happens is announced.
    <p aria-live="off" className="grid leading-tight">
      {/* Themes with forced colors lay a ground under the large text, which would cover the label. */}
      <span className="relative text-soft">{ready.label}</span>{' '}
      <span className={classes('font-bold tabular-nums', size)}>
        {size === large ? <LargeTime time={time} /> : time}
      </span>{' '}
      {/* Its line stays when an order is ready, so that nothing below moves. */}
      <span className={classes('text-soft', isWaitElsewhere ? 'empty:hidden' : 'min-h-5')}>
        {isUnconfirmed ? words.notConfirmed : wait}
      </span>
    </p>
  );
}

/** A time whose AM or PM is smaller. */
function LargeTime({ time }: { time: string }) {
  const [, clock = time, dayPeriod = ''] = /^(\S+)(\s.+)$/.exec(time) ?? [];
  return (
    <>
      <span>{clock}</span>
      <span className="text-[2.75rem] tracking-normal empty:hidden">{dayPeriod}</span>
    </>
  );
}

type CalledOutProps = { order: Order; size: string };

/** The number that is called out, and the name. */
function CalledOut({ order: { number, name }, size }: CalledOutProps) {
  return (
    <dl className="grid wrap-anywhere">
      <dt className="relative text-soft">{words.weCallOut}</dt>
      <dd className="font-semibold">
        <span className={classes('block leading-none font-bold', size)} translate="no">
          {`#${number}`}
        </span>{' '}
        <bdi>{name}</bdi>
      </dd>
    </dl>
  );
}

/** What is called out, and what is paid. */
export function AtTheCounter({ order }: { order: Order }) {
  return (
    <div className="grid grid-cols-2 gap-3 rounded-sm bg-sand p-3.5 wrap-anywhere">
      <dl>
        <dt className="text-sm text-soft">{words.weCallOut}</dt>
        <dd className="text-xl leading-tight font-bold">
          <span translate="no">{`#${order.number}`}</span>{' '}
          <bdi className="block text-base font-medium">{order.name}</bdi>
        </dd>
      </dl>
      <ToPay order={order} size="text-xl" />
    </div>
  );
}

/** What is paid at the counter, or was paid already. */
export function ToPay({ order: { payment, totalCents }, size }: CalledOutProps) {
  return (
    <dl>
      <dt className="text-sm text-soft">
        {payment.status === 'paid' ? words.alreadyPaid : words.payAtCounter}
      </dt>
      <dd className={classes('leading-tight font-bold tabular-nums', size)} translate="no">
        {formatCents(totalCents)}
      </dd>
    </dl>
  );
}
