export const unknownFault = 'Something went wrong. Please try again.';
export const unreachable = "We couldn't reach the kitchen. Check your connection and try again.";
export const unreadable = "The kitchen sent back something we didn't understand. Please try again.";
