import { plural } from '@thymely/contract/ground/words';

export const newOrders = (count: number) =>
  plural(count, { one: '1 new order', other: `${count} new orders` });
export const soundIsOff = 'Sound is off';
