/**
 * Angles of a dial of twelve hours, in degrees clockwise from twelve. A minute of the day counts from
 * midnight.
 */
const dialMinutes = 12 * 60;

/** Where the hour hand stands. */
export function hourAngle(minuteOfDay: number): number {
  return ((minuteOfDay % dialMinutes) / dialMinutes) * 360;
}

/** Where the minute hand stands. */
export function minuteAngle(minuteOfDay: number): number {
  return (minuteOfDay % 60) * 6;
}

/** The hour that has begun, as on the dial: 1 to 12. */
export function dialHour(minuteOfDay: number): number {
  return Math.floor(minuteOfDay / 60) % 12 || 12;
}

/** The angle nearest to where a hand stands, so that it never goes the long way round. */
export function nearestAngle(angle: number, from: number): number {
  const turn = ((((angle - from) % 360) + 540) % 360) - 180;
  return from + turn;
}

type Dial = { center: number; radius: number };

/** A point of the dial, in the units of a drawing. */
export function dialPoint(angle: number, { center, radius }: Dial): [x: number, y: number] {
  const radians = (angle * Math.PI) / 180;
  return [center + radius * Math.sin(radians), center - radius * Math.cos(radians)];
}

/** An arc from now on along the rim, as an SVG path; twelve hours or more are the whole rim. */
export function arcPath(minuteOfDay: number, minutes: number, dial: Dial): string {
  const { radius } = dial;
  const from = hourAngle(minuteOfDay);
  const sweep = Math.min(360, (Math.max(0, minutes) / dialMinutes) * 360);
  // Two halves: an arc that ends where it begins would not be drawn.
  const points = [from, from + sweep / 2, from + sweep].map((angle) =>
    dialPoint(angle, dial)
      .map((each) => each.toFixed(2))
      .join(' '),
  );
  return points.map((point, n) => (n === 0 ? 'M' : `A${radius} ${radius} 0 0 1 `) + point).join('');
}
