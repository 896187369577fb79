export const sayWhy = 'Say why';
export const reason = 'Reason';
export const pauseReasonHint = "For your team. Guests don't see it.";
