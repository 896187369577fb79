import CheckIcon from 'lucide-react/icons/check';
import type { Order } from '../../../api/orders/orders.ts';
import { arcPath } from '../../../model/arc-path.ts';
import { hourAngle, minuteAngle } from '../../../model/clock-angles.ts';
import { dialPoint } from '../../../model/dial-point.ts';
import { wallClock } from '../../../model/restaurant-time.ts';
import {
  china,
  IconClock,
  iconRimRadius,
  PlainClock,
  rimRadius,
} from '../../../shared/clock-hands.tsx';
import { minutesUntilReady, waitOnDial } from './until-ready.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';

/** Where the hands of a clock are, and the arc of the wait with the point where the order is ready. */
export function waitOf(order: Order, now: RestaurantNow, radius = rimRadius) {
  const minutes = minutesUntilReady(order, now.nowMs);
  const { minute } = wallClock(now.nowMs, now.zone);
  const angles = { hour: hourAngle(minute), minute: minuteAngle(minute) };
  if (minutes === undefined || minutes === 0) return { minutes, angles };
  const dial = { center: 0, radius };
  const { from, length } = waitOnDial(minute, minutes);
  const readyAt = dialPoint(hourAngle(from + length), dial);
  return { minutes, angles, arc: arcPath(from, length, dial), readyAt };
}

type WaitArcProps = Partial<Pick<ReturnType<typeof waitOf>, 'arc' | 'readyAt'>>;

/** The wait as an arc on the rim of a clock. */
export function WaitArc({ arc, readyAt: [cx, cy] = [0, 0] }: WaitArcProps) {
  if (arc === undefined) return null;
  return (
    <g
      className="text-leaf-700"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      fill="none"
    >
      <path d={arc} />
      <circle cx={cx} cy={cy} r="5" className="fill-card" />
    </g>
  );
}

/** The same in the size of an icon. */
export function OrderIcon({ order, now }: { order: Order; now: RestaurantNow }) {
  const { arc } = waitOf(order, now, iconRimRadius);
  return (
    <IconClock size={44}>
      {arc !== undefined && (
        <path
          d={arc}
          fill="none"
          stroke="currentColor"
          strokeWidth="18"
          className="text-leaf-700"
        />
      )}
      {order.state === 'ready' && (
        <CheckIcon x="-24" y="-24" width="48" height="48" stroke="var(--color-leaf-on-plate)" />
      )}
    </IconClock>
  );
}

/** A small clock, whose arc is the time until the order is ready. Decorative. */
export function OrderClock({ order, now }: { order: Order; now: RestaurantNow }) {
  const { minutes, angles, ...wait } = waitOf(order, now);
  if (minutes === undefined) return null;
  const isReady = order.state === 'ready';
  return (
    <div className="w-18 shrink-0 sm:w-26">
      <PlainClock size={104} angles={angles} hasHands={!isReady}>
        <WaitArc {...wait} />
        {isReady && (
          <>
            <circle r="48" fill={china} />
            <CheckIcon x="-30" y="-30" width="60" height="60" stroke="var(--color-leaf-on-plate)" />
          </>
        )}
      </PlainClock>
    </div>
  );
}
