export const restOfToday = 'Rest of today';
export const untilTime = (time: string) => `until ${time}`;
export const untilDay = (dayAndTime: string) => `until ${dayAndTime}`;

export const sayWhy = 'Say why';
export const pauseReasonHint = "For your team. Guests don't see it.";
