/** Lengths of time, in milliseconds. A day of the calendar is longer or shorter where clocks change. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
