import { plural } from '@thymely/contract/ground/words';

export const text = 'Find an order of any day. Press it for its receipt and its steps.';

export const day = 'Pick-up day';
export const number = 'Number';
export const name = 'Name';
export const dish = 'Dish';
export const state = 'State';
export const anyState = 'Any state';
export const today = 'Today';
export const showAll = 'Clear';

export const order = 'Order';
export const placedColumn = 'Placed';
export const dishes = 'Dishes';
export const total = 'Total';
export const found = (count: number) =>
  plural(count, { one: '1 order.', other: `${count} orders.` });
export const foundSoFar = (count: number) =>
  plural(count, {
    one: '1 order so far. There are older ones.',
    other: `${count} orders so far. There are older ones.`,
  });
export const noneSoFar = 'None among the newest orders. Look further back.';
export const noneMatch = 'No order matches these filters.';
export const none = 'There are no orders yet.';
export const showOlder = 'Look further back';

export const backToOrders = 'All orders';
export const orderTitle = (number: number) => `Order #${number}`;
export const missing = "This order doesn't exist. Orders are kept for three years.";
export const print = 'Print';

/** What the restaurant calls a guest's paper. */
export const papers = { receipt: 'Receipt', summary: 'Order summary' };
export const placedAt = (time: string) => `Placed ${time}`;
export const pickUpAt = (time: string) => `Pick-up ${time}`;
export const allergies = (text: string) => `Allergies: ${text}`;
export const note = (text: string) => `Note: ${text}`;
export const paymentStatuses = {
  due: 'To be paid at pick-up',
  paid: 'Paid at pick-up',
  void: 'Nothing to pay',
  refunded: 'Refunded',
};
/** For a payment of a newer version than this page. */
export const unknownPayment = 'Unknown payment';
export const dinerWasTold = 'The guest was told:';

export const whatHappened = 'What happened';
export const stepsGone =
  'The steps of this order are no longer kept: they are deleted after 90 days.';
export const actions = {
  place: 'Placed',
  accept: 'Accepted',
  start: 'Started',
  ready: 'Ready',
  collect: 'Collected',
  'no-show': 'Not collected',
  remake: 'Sent back to be made again',
  reject: 'Rejected',
  cancel: 'Canceled',
  expire: 'Ended without an answer',
  undo: 'Last step undone',
  acknowledge: 'Cancellation acknowledged',
};
export const because = (action: string, reason: string) => `${action}: ${reason}`;
export const reasons = {
  sold_out: 'something was sold out',
  too_busy: 'too busy',
  closing: 'closing',
  duplicate: 'the same order twice',
  no_answer: 'no answer in time',
  other: 'another reason',
};
export const roles = {
  diner: 'The guest',
  kitchen: 'Somebody in the kitchen',
  admin: 'An admin',
  system: 'The system',
};
export const you = 'You';
export const unknownPerson = 'Somebody';
export const onScreen = (person: string, screen: string) => `${person}, on ${screen}`;
