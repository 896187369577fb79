export const sayWhy = 'Say why';
export const pauseReasonHint = "For your team. Guests don't see it.";
