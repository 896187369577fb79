/** Limits of ordering: apart from the others, because no first load needs them. */
export const orderLimits = {
  orderNameLength: 40,
  orderNoteLength: 300,
  /** Dishes of one order, counted with their quantities. */
  orderDishes: 150,
  /** $2,000.00, in cents. */
  orderCents: 200_000,
  /** Per diner, at a time. */
  openOrders: 3,
  /** Per diner whose email is not verified. */
  openOrdersUnverified: 1,
  /** $100.00, in cents: of one order of a diner whose email is not verified. */
  orderCentsUnverified: 10_000,
  /** Of diners whose email is not verified, all together, for one business day. */
  openOrdersUnverifiedPerDay: 20,
  /** Attempts of one diner to place an order, answered with anything but an earlier order or 503. */
  attemptsPerMinute: 20,
  /** Attempts of one diner that are refused with 409, in `placementMinutes`. */
  refusals: 10,
  /** Placements that wait for their turn in one instance. */
  waitingPlacements: 200,
  /** Placements that a diner withdrew and that are remembered. */
  withdrawnPlacements: 6,
  /** An order has a number from 1 to this. */
  lastOrderNumber: 9999,
  /** Per diner, in `placementMinutes`. */
  placements: 6,
  placementMinutes: 10,
  ordersPerPage: 50,
  /** How far ahead an order can be placed. */
  daysAhead: 7,
  /** Orders of one slot. */
  slotOrders: 200,
  periodsPerDay: 4,
  exceptions: 200,
  exceptionLabelLength: 60,
  /** The first and the last date that can have hours of its own: counting on from it stays within a calendar. */
  exceptionDates: ['2020-01-01', '2100-12-31'],
  /** All exceptions that there can be, with labels in any script. */
  settingsBodyBytes: 128 * 1024,
  rejectTextLength: 200,
  pauseReasonLength: 120,
  screenNameLength: 40,
} as const;

/** Of a placement: required, and part of the order's ID. */
export const placementKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;
