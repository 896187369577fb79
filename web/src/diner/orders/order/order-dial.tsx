import CheckIcon from 'lucide-react/icons/check';
import { capitalized } from '@thymely/contract/ground/text/capitalized';
import { isLate } from '@thymely/contract/orders/promise';
import type { Order } from '../../../api/orders/orders.ts';
import { ClockDrawing, ClockHands, ClockRim } from '../../../shared/clock-hands.tsx';
import { LineThumb } from '../../../shared/dish-thumb.tsx';
import { classes } from '../../../ui/classes.ts';
import { WaitArc, waitOf } from './order-clock.tsx';
import { hoursOfDishes } from './hours-of-dishes.ts';
import { isOverdue } from '../overdue.ts';
import { waitInWords } from './until-ready.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';

const hours = Array.from({ length: 12 }, (_, at) => at + 1);

/**
 * The clock of the home page, laid for one order: its dishes are on the rim, and the arc is the
 * wait. The drawing is decorative; how long the wait is stands below it in words.
 */
export function OrderDial({ order, now }: { order: Order; now: RestaurantNow }) {
  const { angles, ...wait } = waitOf(order, now);
  const isInDoubt = isLate(order, now.nowMs) || isOverdue(order, now);
  const words = isInDoubt ? '' : waitInWords(order, now.nowMs);
  return (
    <div className="relative mx-auto w-full max-w-[max(18rem,100dvh_-_14rem)]">
      <div className={classes('clock', !order.isOpen && 'resting')} aria-hidden="true">
        <div className="leaf-disc absolute inset-[9%]" />
        <ClockDrawing className="absolute inset-0">
          <ClockRim />
          <WaitArc {...wait} />
          {order.isOpen && <ClockHands angles={angles} />}
        </ClockDrawing>
        <Plates lines={order.lines} />
        <Center order={order} />
      </div>
      {words !== '' && (
        // The minutes change all the time: only what happens is announced.
        <p aria-live="off" className="absolute inset-x-0 -bottom-4 z-3 text-center">
          <span className="inline-block rounded-pill bg-card px-5 py-2 text-lg font-semibold shadow-raised">
            {capitalized(words)}
          </span>
        </p>
      )}
    </div>
  );
}

/** The plates on the rim; those without a dish are pale. */
function Plates({ lines }: Pick<Order, 'lines'>) {
  const taken = hoursOfDishes(lines.length);
  return (
    <ul>
      {hours.map((hour) => {
        const line = lines[taken.indexOf(hour)];
        return (
          <li key={hour} className={`hour-${hour}`}>
            <span className={classes('china', !line && 'opacity-40')}>
              {line && <LineThumb line={line} className="block size-full rounded-pill" />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The first dish in the middle, with a check once the order is ready. */
function Center({ order: { lines, state } }: { order: Order }) {
  const [line] = lines;
  return (
    <div className="clock-center">
      <span className="china">
        {line && <LineThumb line={line} sizes="224px" className="block size-full rounded-pill" />}
      </span>
      {state === 'ready' && (
        <span className="absolute end-0 bottom-0 grid size-[38%] place-items-center rounded-pill bg-leaf-700 text-on-leaf">
          <CheckIcon className="size-3/5" />
        </span>
      )}
    </div>
  );
}
