/** Whether orders are taken, and if not, why. */
export const orderingStates = ['open', 'closed', 'paused', 'unattended', 'off'] as const;
export type OrderingState = (typeof orderingStates)[number];
