/**
 * Angles of a dial of twelve hours, in degrees clockwise from twelve. A minute of the day counts from
 * midnight.
 */
export const dialMinutes = 12 * 60;

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
