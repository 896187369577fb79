import { plural } from '../../ground/words.ts';

/** What each setting is called in the form, in messages and in lists of changes. */
export const names = {
  week: 'Hours of the week',
  exceptions: 'Special dates',
  timeZone: 'Time zone',
  leadMinutes: 'Lead time',
  lastOrderMinutes: 'Last order before closing',
  slotMinutes: 'Slot length',
  slotCapacity: 'Slot capacity',
  slotOrders: 'Orders per slot',
  answerMinutes: 'Time to answer',
  daysAhead: 'Days ahead',
  minCents: 'Minimum order',
  phone: 'Telephone number',
  notes: 'Guests can add a note',
  needsScreen: 'Only while a kitchen screen is on',
  verifiedOnly: 'Only guests with a verified email',
  unverifiedOrders: 'Open orders without a verified email',
  unverifiedPerAddress: 'Orders from one address',
  taxRates: 'Tax',
  mails: 'Mail',
};

export const minutesUnit = 'minutes';
export const daysUnit = 'days';
export const dishesUnit = 'dishes';
export const ordersUnit = 'orders';
export const minutes = (amount: string) => `${amount} min`;
export const days = (count: number, amount: string) =>
  plural(count, { one: `${amount} day`, other: `${amount} days` });
export const dishes = (count: number, amount: string) =>
  plural(count, { one: `${amount} dish`, other: `${amount} dishes` });
export const orders = (count: number, amount: string) =>
  plural(count, { one: `${amount} order`, other: `${amount} orders` });

export const phoneRules = {
  off: "Don't ask",
  optional: 'Guests may leave one',
  required: 'Guests must leave one',
};
/** Orders that the kitchen does not answer stay open. */
export const noLimit = 'no limit';
export const noHours = 'none';
export const noExceptions = 'none';
export const noTaxRates = 'none';
export const noMails = 'none';
export const closed = 'closed';
/** A mail in a list of those that are sent. */
export const mails = {
  received: 'order received',
  accepted: 'order confirmed',
  ready: 'order ready',
  refused: 'order not accepted',
  unanswered: 'order not answered',
  board_gone: 'no kitchen screen',
  day_sums: 'sums of the day',
};
