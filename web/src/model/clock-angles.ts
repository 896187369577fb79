/**
 * Angles of a dial of twelve hours, in degrees clockwise from twelve. A minute of the day counts
 * from midnight.
 */
export const dialMinutes = 12 * 60;

/** Returns the angle of the hour hand. */
export function hourAngle(minuteOfDay: number): number {
  return ((minuteOfDay % dialMinutes) / dialMinutes) * 360;
}

/** Returns the angle of the minute hand. */
export function minuteAngle(minuteOfDay: number): number {
  return (minuteOfDay % 60) * 6;
}

/** Returns the current hour on the dial: 1 to 12. */
export function dialHour(minuteOfDay: number): number {
  return Math.floor(minuteOfDay / 60) % 12 || 12;
}

/** Returns the angle nearest to a hand's current one, so that it never turns the long way round. */
export function nearestAngle(angle: number, from: number): number {
  const turn = ((((angle - from) % 360) + 540) % 360) - 180;
  return from + turn;
}
