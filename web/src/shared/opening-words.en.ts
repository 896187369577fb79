export const open = 'Open now';
export const openUntil = (time: string) => `Open now, until ${time}`;
export const openUntilMidnight = 'Open now, until midnight';
/** The doors are open, but it is too late for the last order. */
export const lastOrdersOver = 'Last orders are over';
export const ordersAgainAtTime = (time: string) => `Last orders are over, next at ${time}`;
export const ordersAgainOnDay = (dayAndTime: string) => `Last orders are over, next ${dayAndTime}`;
export const openByPhone = 'Open now, by phone only';
export const paused = 'Taking a break';
export const pausedUntilTime = (time: string) => `Taking a break until ${time}`;
/** Until another day, which is named before its time. */
export const pausedUntilDay = (dayAndTime: string) => `Taking a break until ${dayAndTime}`;
export const closed = 'Closed';
/** An admin has closed ordering until further notice. */
export const closedForNow = 'No online orders for now';
export const opensAtTime = (time: string) => `Opens at ${time}`;
export const opensOnDay = (dayAndTime: string) => `Opens ${dayAndTime}`;
