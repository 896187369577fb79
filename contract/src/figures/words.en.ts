export const dishDays = 'Days with dishes';
/** What the dashboard and the mail of a day both call their figures. */
export const takings = 'Takings';
export const orders = 'Orders';
export const average = 'Average order';
export const readyOnTime = 'Ready on time';
export const percent = (percent: number) => `${percent}%`;
export const timeToReady = 'Time until ready';
export const minutes = (count: number) => `${count} min`;
export const notServed = 'Not served';
export const lostOf = (lost: string, all: string) => `${lost} of ${all}`;
export const canceled = 'Canceled by guests';
export const notPickedUp = 'Not picked up';
export const stillOpen = 'Still open';
export const countAndAmount = (count: string, amount: string) => `${count}, ${amount}`;
