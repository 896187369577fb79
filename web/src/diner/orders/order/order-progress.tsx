import CheckIcon from 'lucide-react/icons/check';
import { useState, type Ref } from 'react';
import type { Order } from '../../../api/orders/orders.ts';
import { formatCents } from '../../../model/format-price.ts';
import { timeInWords, type Zone } from '../../../model/restaurant-time.ts';
import { classes } from '../../../ui/classes.ts';
import { OrderClock } from './order-clock.tsx';
import { AfterBadNews, OverdueNotice } from './order-notes.tsx';
import { isOverdue } from '../overdue.ts';
import { minutesUntilReady } from './until-ready.ts';
import {
  headlineWords,
  orderSentence,
  progressOf,
  readyTime,
  type ProgressStep,
} from '../order-words.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';

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
      aria-label="Progress"
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
              {headlineWords(order)}
              <span className="sr-only">: #{order.number}</span>
            </p>
            <ReadyTime order={order} now={now} isLate={isLate} />
          </div>
          <OrderClock order={order} now={now} />
        </div>
        <p className="text-pretty">{orderSentence(order, now)}</p>
      </div>
      {order.isOpen && <AtTheCounter order={order} />}
      {steps.length > 0 && <Steps steps={steps} now={now} hasMoved={hasMoved} />}
      <AfterBadNews order={order} />
      {/* The status is rendered from the start, so that a later note is announced. */}
      {order.state === 'placed' && !isLate && (
        <p className="text-sm text-soft">Keep this page open until we confirm.</p>
      )}
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
};

type ReadyTimeProps = { order: Order; now: RestaurantNow; isLate: boolean };

function ReadyTime({ order, now, isLate }: ReadyTimeProps) {
  const ready = readyTime(order, now, isLate);
  if (ready === undefined) return null;
  const minutes = order.state === 'ready' ? 0 : (minutesUntilReady(order, now.nowMs) ?? 0);
  return (
    <p className="grid leading-tight">
      <span className="text-soft">{ready.label}</span>{' '}
      <span
        className={classes(
          'font-bold tabular-nums first-letter:uppercase',
          ready.time.length > 8 ? 'text-2xl' : 'text-5xl',
        )}
      >
        {ready.time}
      </span>{' '}
      {isLate && <span className="text-soft">not confirmed</span>}
      {!isLate && minutes > 0 && minutes < 60 && (
        <span className="text-soft">{minutes === 1 ? 'in a minute' : `in ${minutes} minutes`}</span>
      )}
    </p>
  );
}

/** What is called out, and what is paid. */
function AtTheCounter({ order }: { order: Order }) {
  const { number, name, payment, totalCents } = order;
  return (
    <dl className="grid grid-cols-2 gap-3 rounded-sm bg-sand p-3.5 wrap-anywhere">
      <div>
        <dt className="text-sm text-soft">We call out</dt>
        <dd className="text-xl leading-tight font-bold">
          #{number} <bdi className="block text-base font-medium">{name}</bdi>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">
          {payment.status === 'paid' ? 'Already paid' : 'Pay at the counter'}
        </dt>
        <dd className="text-xl leading-tight font-bold tabular-nums">{formatCents(totalCents)}</dd>
      </div>
    </dl>
  );
}

type StepsProps = { steps: ProgressStep[]; now: RestaurantNow; hasMoved: boolean };

function Steps({ steps, now, hasMoved }: StepsProps) {
  const place = steps.findIndex(({ status }) => status === 'current') + 1;
  return (
    <div>
      <p className="sr-only">
        Step {place} of {steps.length}: {steps[place - 1]?.name}
      </p>
      <ol className="grid grid-cols-5 pb-10">
        {steps.map((step) => (
          <Step key={step.name} step={step} zone={now.zone} hasMoved={hasMoved} />
        ))}
      </ol>
    </div>
  );
}

/** Whether the order has changed while the page was open: only then something is animated. */
function useHasMoved({ state }: Order): boolean {
  const [shown, setShown] = useState({ state, hasMoved: false });
  if (shown.state !== state) setShown({ state, hasMoved: true });
  return shown.hasMoved;
}

const statusWords = { done: 'done', current: 'now', ahead: 'still to come' };

type StepProps = { step: ProgressStep; zone: Zone; hasMoved: boolean };

/** One step, with a line to the next. Only the current one has its name and time below it. */
function Step({ step: { name, at, status }, zone, hasMoved }: StepProps) {
  const isCurrent = status === 'current';
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="group relative grid justify-items-center"
    >
      <span
        aria-hidden="true"
        className="absolute top-3.5 left-1/2 h-0.75 w-full -translate-y-1/2 bg-hairline group-last:hidden"
      >
        {status === 'done' && (
          <Mark
            className="absolute inset-0 bg-leaf-700"
            motion={hasMoved && 'motion-safe:animate-[order-line_250ms_ease-out]'}
          />
        )}
      </span>
      <StepMark status={status} hasMoved={hasMoved} />
      <span
        className={classes(
          'absolute top-8 text-center text-sm leading-tight whitespace-nowrap group-first:left-0 group-last:right-0',
          isCurrent ? 'font-bold' : 'sr-only',
        )}
      >
        {name}
        <span className="sr-only">, {statusWords[status]}</span>
        {at !== undefined && (
          <time dateTime={at} className="block font-normal text-soft tabular-nums">
            {timeInWords(at, zone)}
          </time>
        )}
      </span>
    </li>
  );
}

type StepMarkProps = Pick<ProgressStep, 'status'> & { hasMoved: boolean };

function StepMark({ status, hasMoved }: StepMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'relative z-1 grid size-7 shrink-0 place-items-center rounded-pill border-2',
        status === 'ahead' ? 'border-line' : 'border-leaf-700',
        status === 'done' ? 'bg-leaf-700 text-on-leaf' : 'bg-card',
      )}
    >
      {status === 'done' && <CheckIcon className="size-4" />}
      {status === 'current' && (
        <Mark
          className="size-3 rounded-pill bg-leaf-700"
          motion={hasMoved && 'motion-safe:animate-[order-step_250ms_ease-out]'}
        />
      )}
    </span>
  );
}

/** A mark that is animated only when it appears. */
function Mark({ className, motion }: { className: string; motion: string | false }) {
  const [motionAtFirst] = useState(motion);
  return <span className={classes(className, motionAtFirst)} />;
}
