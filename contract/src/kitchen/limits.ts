/** Limits of the kitchen: apart from the others, because no first load needs them. */
export const kitchenLimits = {
  /** Open orders of one answer. */
  ordersPerPage: 100,
  /** As many as a screen shows: more than a kitchen can have in hand. firestore.rules repeats it. */
  ordersShown: 1000,
} as const;

/** How long a dish or a choice is sold out. */
export const soldOutUntil = ['next-opening', 'recalled'] as const;
export type SoldOutUntil = (typeof soldOutUntil)[number];
