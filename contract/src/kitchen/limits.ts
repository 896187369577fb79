/** The limits of the kitchen. They are in a file of their own because no first load needs them. */
export const kitchenLimits = {
  /** The maximum number of open orders in one response. */
  ordersPerPage: 100,
  /** The most orders that a screen shows; firestore.rules repeats it. A kitchen has fewer. */
  ordersShown: 1000,
  /** The maximum number of telephone numbers that one person is shown in an hour. */
  numbersPerHour: 60,
  /** The most orders of the last 24 hours that a screen lists after they have ended. */
  endedShown: 200,
} as const;

/** How long a dish or a choice is sold out: until the business day ends, or until somebody says so. */
export const soldOutUntil = ['next-opening', 'recalled'] as const;
export type SoldOutUntil = (typeof soldOutUntil)[number];
