import CheckIcon from 'lucide-react/icons/check';
import type { Order } from '../../../api/orders/orders.ts';
import { arcPath } from '../../../model/arc-path.ts';
import { hourAngle, minuteAngle } from '../../../model/clock-angles.ts';
import { dialPoint } from '../../../model/dial-point.ts';
import { wallClock } from '../../../model/restaurant-time.ts';
import { EmptyClock, rimRadius } from '../../../shared/clock-hands.tsx';
import { minutesUntilReady, waitOnDial } from './until-ready.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';

/** The clock of the home page, whose arc is here the time until the order is ready. Decorative. */
export function OrderClock({ order, now }: { order: Order; now: RestaurantNow }) {
  const minutes = minutesUntilReady(order, now.nowMs);
  if (minutes === undefined) return null;
  const { minute } = wallClock(now.nowMs, now.zone);
  const angles = { hour: hourAngle(minute), minute: minuteAngle(minute) };
  const dial = { center: 0, radius: rimRadius };
  const { from, length } = waitOnDial(minute, minutes);
  const [cx, cy] = dialPoint(hourAngle(from + length), dial);
  return (
    <div className="w-18 shrink-0 sm:w-26">
      <EmptyClock size={104} angles={angles}>
        {minutes > 0 && (
          <g className="text-leaf-700" stroke="currentColor" strokeWidth="5" fill="none">
            <path d={arcPath(from, length, dial)} />
            <circle cx={cx} cy={cy} r="5" className="fill-card" />
          </g>
        )}
        {order.state === 'ready' && (
          <CheckIcon x="-26" y="-26" width="52" height="52" stroke="var(--color-leaf-on-plate)" />
        )}
      </EmptyClock>
    </div>
  );
}
