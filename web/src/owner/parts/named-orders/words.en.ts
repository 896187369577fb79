import { plural } from '@thymely/contract/ground/words';

/** Ends a list of orders. */
export const moreOrders = (count: number, number: string) =>
  plural(count, { one: '1 more', other: `${number} more` });
export const ordersUnknown = "We couldn't find out whether open orders are concerned.";
