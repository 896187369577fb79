export const daily = 'Daily';
export const run = (first: string, last: string) => `${first}–${last}`;
export const serving = (days: string, from: string, to: string) => `${days} ${from}–${to}`;
export const allDay = (days: string) => `${days} all day`;
