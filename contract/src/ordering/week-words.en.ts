export const openDaily = (hours: string) => `Open daily, ${hours}`;
export const openOn = (days: string, hours: string) => `${days}, ${hours}`;
export const closedOn = (days: string) => `${days} closed`;
export const allDay = '24 hours';
export const period = (open: string, close: string) => `${open} to ${close}`;
export const midnight = 'midnight';
export const noon = 'noon';
