export const restOfToday = 'Rest of today';
export const untilTime = (time: string) => `until ${time}`;
export const untilDay = (dayAndTime: string) => `until ${dayAndTime}`;

export const sayWhy = 'Say why';
export const pauseReasonHint = "For your team. Guests don't see it.";

export const pause = 'Pause orders';
export const changePause = 'Change pause';
export const pauseTitle = 'Pause orders';
export const pauseExplanation =
  'Until then, nobody can order for right away. Orders you already have stay, and so do orders for later times.';
export const minutes = (count: number) => `${count} min`;
export const oneHour = '1 hour';
