import CheckIcon from 'lucide-react/icons/check';
import { useState, type Ref } from 'react';
import type { Order } from '../../../api/orders/orders.ts';
import { timeInWords, type Zone } from '../../../model/restaurant-time.ts';
import { classes } from '../../../ui/classes.ts';
import { OrderClock } from './order-clock.tsx';
import { headlineWords, orderSentence, progressOf, type ProgressStep } from '../order-words.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';

type OrderProgressProps = { order: Order; now: RestaurantNow; ref: Ref<HTMLElement> };

/** The state of an order, in words and as steps; a change is announced. */
export function OrderProgress({ order, now, ref }: OrderProgressProps) {
  const steps = progressOf(order);
  const isRefused = order.state === 'rejected';
  const hasMoved = useHasMoved(order);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Progress"
      className={classes(
        'grid grid-cols-1 gap-7 rounded-lg p-6 shadow-card outline-none sm:p-8',
        isRefused ? 'bg-tomato-100' : 'bg-card',
      )}
    >
      <div className="flex items-center gap-4 sm:gap-5">
        <OrderClock order={order} now={now} />
        <div role="status" className="grid gap-1.5">
          <p
            key={order.state}
            className={classes(
              'text-2xl font-bold',
              isRefused ? 'text-tomato' : 'text-leaf-700',
              hasMoved && 'motion-safe:animate-[order-news_250ms_ease-out]',
            )}
          >
            {headlineWords(order)}
            <span className="sr-only">: #{order.number}</span>
          </p>
          <p className="text-pretty sm:text-lg">{orderSentence(order, now)}</p>
        </div>
      </div>
      {steps.length > 0 && (
        <ol className="grid gap-y-0 sm:grid-cols-5">
          {steps.map((step) => (
            <Step key={step.name} step={step} zone={now.zone} hasMoved={hasMoved} />
          ))}
        </ol>
      )}
    </section>
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

/** One step: in a row on wide screens, stacked on narrow ones, with a line to the next step. */
function Step({ step: { name, at, status }, zone, hasMoved }: StepProps) {
  const isReached = status !== 'ahead';
  return (
    <li
      aria-current={status === 'current' ? 'step' : undefined}
      className="group relative flex min-h-14 gap-4 sm:min-h-0 sm:flex-col sm:items-center sm:gap-2 sm:text-center"
    >
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-4 left-4 h-full w-0.5 -translate-x-1/2 group-last:hidden',
          'bg-hairline sm:left-1/2 sm:h-0.5 sm:w-full sm:translate-x-0 sm:-translate-y-1/2',
        )}
      >
        {status === 'done' && (
          <Mark
            className="absolute inset-0 bg-leaf-700"
            motion={hasMoved && 'motion-safe:animate-[order-line_250ms_ease-out]'}
          />
        )}
      </span>
      <StepMark status={status} hasMoved={hasMoved} />
      <span className="grid content-start gap-0.5 pt-1 leading-snug sm:pt-0">
        <span className={status === 'current' ? 'font-bold' : isReached ? '' : 'text-soft'}>
          {name}
          <span className="sr-only">, {statusWords[status]}</span>
        </span>
        {at !== undefined && (
          <time dateTime={at} className="text-sm text-soft tabular-nums">
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
        'relative z-1 grid size-8 shrink-0 place-items-center rounded-pill border-2',
        status === 'ahead' ? 'border-line' : 'border-leaf-700',
        status === 'done' ? 'bg-leaf-700 text-on-leaf' : 'bg-card',
      )}
    >
      {status === 'done' && <CheckIcon className="size-4.5" />}
      {status === 'current' && (
        <Mark
          className="size-3.5 rounded-pill bg-leaf-700"
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
