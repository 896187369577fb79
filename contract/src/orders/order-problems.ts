/** The problems that can keep an order from being placed. All that apply are reported at once. */
export const orderProblemCodes = [
  'changed',
  'sold_out',
  'dish_gone',
  'choice_gone',
  /** Fewer portions are left for the day than the lines of a dish or a size have together. */
  'portions',
  /** A dish is not served at the time, or at no time at which all of the cart is. */
  'not_served',
  /** A dish has to be ordered earlier than that before its pick-up. */
  'needs_notice',
  'slot_full',
  'slot_gone',
  'later',
  'closed',
  'paused',
  'unattended',
  'below_minimum',
  'too_many_open',
  'too_large',
  'cart_empty',
  /** The diner was definitely told that this placement had not been made. */
  'withdrawn',
  /** Only diners with a verified email can order, or the others have had the day's orders. */
  'verify_email',
  'off',
] as const;
export type OrderProblemCode = (typeof orderProblemCodes)[number];
