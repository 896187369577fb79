/** Everything that can keep an order from being placed. All that apply are told at once. */
export const orderProblemCodes = [
  'changed',
  'sold_out',
  'dish_gone',
  'choice_gone',
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
  /** The diner was told for certain that this placement had not been made. */
  'withdrawn',
  /** Only diners with a verified email can order, or those without have ordered enough for the day. */
  'verify_email',
  'off',
] as const;
export type OrderProblemCode = (typeof orderProblemCodes)[number];
