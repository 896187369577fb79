/** The lengths of what the kitchen writes, apart from its other limits: who listens to orders loads only those. */
export const kitchenTextLimits = {
  /** The text that a diner is shown with a rejected order. */
  rejectTextLength: 200,
  pauseReasonLength: 120,
  screenNameLength: 40,
} as const;
