/** What the clocks of a time zone show. */
export type WallTime = {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
  timeZone: string;
  /** Which moment it is where clocks show the time twice. */
  whenTwice: 'first' | 'second';
};

/**
 * The moment of a wall time, in milliseconds since 1970; the first one after the gap for a time that
 * clocks skip. Passed in, because only the server has a database of time zones.
 */
export type ToInstant = (wall: WallTime) => number;
