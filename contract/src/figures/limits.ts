/** The limits of figures. They are in a file of their own because a page needs no schemas. */
export const figureLimits = {
  /** The maximum number of days that one call adds up, each of which is one read. */
  days: 92,
  /** The number of days without a `from`: enough for four of each weekday. */
  usualDays: 28,
} as const;
