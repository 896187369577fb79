import { plural } from '@thymely/contract/ground/words';

export const canceledOrders = 'Canceled orders';
export const canceled = (count: number) =>
  plural(count, { one: '1 canceled:', other: `${count} canceled:` });
export const stopCooking = 'stop cooking';
export const notAnswered = 'not answered in time';
export const dueToday = (time: string) => `today at ${time}`;
export const dueOn = (day: string, time: string) => `${day} at ${time}`;
export const gotIt = 'Got it';
export const showAll = (count: number) => `Show all ${count}`;
export const ordersCanceled = (count: number) =>
  plural(count, { one: '1 order canceled', other: `${count} orders canceled` });
