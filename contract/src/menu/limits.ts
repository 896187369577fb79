/** The limits of calls about several dishes. */
export const menuLimits = {
  /** The most notice that a dish can need: a week. */
  noticeMinutes: 7 * 24 * 60,
  /** The dishes whose uses one call counts: Firestore compares with up to 30 values. */
  dishesPerCount: 30,
  pricesPerCall: 500,
  /** The maximum body of a call that changes prices, with room for the longest IDs and all sizes. */
  pricesBodyBytes: 384 * 1024,
  /** The dishes of one category that can be arranged. */
  dishesArranged: 2000,
  /** The maximum body of a call that arranges dishes, with room for the longest IDs. */
  arrangeBodyBytes: 288 * 1024,
} as const;
