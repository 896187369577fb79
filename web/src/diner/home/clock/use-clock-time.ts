import { useState } from 'react';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { useOrdering } from '../../../api/ordering.ts';
import { hourAngle, minuteAngle, nearestAngle } from '../../../model/clock-angles.ts';
import { wallClock } from '../../../model/restaurant-time.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useNow } from '../../../lib/use-now.ts';
import { drawnMinute, type HandAngles } from '../../../shared/clock-hands.tsx';

/** The hands move every minute, at most this much late. */
const tickMs = 5000;

/** The restaurant's hours and state; undefined until they are known, and before hydration. */
export function useKnownOrdering(): Ordering | undefined {
  const isHydrated = useHydrated();
  const { data: ordering } = useOrdering();
  // The prerendered page is the same at any time.
  return isHydrated ? ordering : undefined;
}

export function useClockNow(): number {
  return useNow(tickMs);
}

/** The minute of the restaurant's day. */
export function minuteAt(nowMs: number, { timeZone }: Pick<Ordering, 'timeZone'>): number {
  return wallClock(nowMs, timeZone).minute;
}

const drawnAngles: HandAngles = { hour: hourAngle(drawnMinute), minute: minuteAngle(drawnMinute) };

/** Returns the angles of the hands; undefined for the drawn ones. Hands turn the shorter way. */
export function useHandAngles(minute: number | undefined): HandAngles | undefined {
  const [turned, setTurned] = useState({ minute: drawnMinute, angles: drawnAngles });
  if (minute === undefined) return undefined;
  if (minute !== turned.minute) {
    const { angles } = turned;
    const hour = nearestAngle(hourAngle(minute), angles.hour);
    setTurned({
      minute,
      angles: { hour, minute: nearestAngle(minuteAngle(minute), angles.minute) },
    });
  }
  return turned.angles;
}
