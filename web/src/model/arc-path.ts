import { dialMinutes, hourAngle } from './clock-angles.ts';
import { type Dial, dialPoint } from './dial-point.ts';

/** Returns the SVG path of an arc from now on along the rim; twelve hours or more fill the rim. */
export function arcPath(minuteOfDay: number, minutes: number, dial: Dial): string {
  const { radius } = dial;
  const from = hourAngle(minuteOfDay);
  const sweep = Math.min(360, (Math.max(0, minutes) / dialMinutes) * 360);
  // The arc has two halves, because an arc that ends where it begins would not be drawn.
  const points = [from, from + sweep / 2, from + sweep].map((angle) =>
    dialPoint(angle, dial)
      .map((each) => each.toFixed(2))
      .join(' '),
  );
  return points.map((point, n) => (n === 0 ? 'M' : `A${radius} ${radius} 0 0 1 `) + point).join('');
}
