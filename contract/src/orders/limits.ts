/** The limits of orders. They are in a file of their own because no first load needs them. */
export const orderLimits = {
  orderNameLength: 40,
  orderNoteLength: 300,
  allergiesLength: 200,
  /** The maximum number of dishes in one order, counted with their quantities. */
  orderDishes: 150,
  /** The maximum total of an order, 2,000.00 unless the brand says otherwise, in hundredths. */
  orderCents: Number(process.env.BRAND_ORDER_CENTS || 200_000),
  /** The maximum number of a diner's open orders. */
  openOrders: 3,
  /** The maximum number of open orders of a diner whose email is not verified. */
  openOrdersUnverified: 1,
  /** The same for a diner whose email is not verified: 100.00. */
  orderCentsUnverified: Number(process.env.BRAND_UNVERIFIED_CENTS || 10_000),
  /**
   * The open orders on one business day of all unverified diners together, unless the owner says
   * otherwise. One address may place half as many in an hour.
   */
  unverifiedOrders: 60,
  /** The most that the owner can set for either. */
  mostUnverifiedOrders: 1000,
  /** A diner's attempts to place an order, except those that return an earlier order or 503. */
  attemptsPerMinute: 20,
  /** A diner's attempts that are refused with 409, within `placementMinutes`. */
  refusals: 10,
  /** The maximum number of placements waiting for their turn in one instance. */
  waitingPlacements: 200,
  /** The number of a diner's withdrawn placements that are remembered. */
  withdrawnPlacements: 6,
  /** The highest number of an order. Numbers start at 1. */
  lastOrderNumber: 9999,
  /** The maximum number of a diner's placements within `placementMinutes`. */
  placements: 6,
  placementMinutes: 10,
  ordersPerPage: 50,
  /** The most portions of a dish that guests are told to be left: more are enough. */
  portionsTold: 5,
} as const;

/** A placement's key, which is required and becomes part of the order's ID. */
export const placementKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;

/** How many orders of unverified diners one address may place in an hour, of so many open ones in all. */
export function usualPerAddress(unverifiedOrders: number = orderLimits.unverifiedOrders): number {
  return Math.ceil(unverifiedOrders / 2);
}

/** Whether a diner is asked for a telephone number, and may leave it out. */
export const phoneRules = ['off', 'optional', 'required'] as const;
export const askingPhoneRules = ['optional', 'required'] as const;
export type PhoneRule = (typeof phoneRules)[number];
