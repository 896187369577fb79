export const unknownFault = 'Something went wrong. Please try again.';
export const unreachable = "We couldn't reach the kitchen. Check your connection and try again.";
export const unreadable =
  "We couldn't reach the kitchen just now. If this network asks you to sign in, do that first, then try again.";
